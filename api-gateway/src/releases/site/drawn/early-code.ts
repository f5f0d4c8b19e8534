import { reportVisits } from '@fifteen/contracts';

/** Milliseconds for which a still page is left to who reads it, once all of it is there. */
const STILL_MS = 4_000;

/**
 * Runs in a drawn page before its code is there. Links work by themselves; what only code can do, the press of a button or
 * the sending of a form, is kept until the page's own code says that it answers, and done then: once, in the order of the
 * presses, on the element or on the like one that is in its place by then. What was typed is told first: React takes a
 * field for what it was when it first saw it, so it is emptied before its eyes and filled behind its back; and it empties
 * the others when it hears of one, so it hears of none before, and all are read first. `data-session` keeps a visitor's
 * entries from somebody who is signed in.
 *
 * The code of a still page is named in its data block `page-code`. It is fetched when all that is seen is there and was
 * painted, and runs at the visitor's first move, after some seconds, or at once where somebody may be signed in. Who
 * leaves before that has visited none the less: a canary counts visits, and the code that reports them did not run.
 *
 * Written small by hand: it is in every page.
 */
export const EARLY_CODE = `(function(page){
var kept=[],typed=[],block=page.getElementById("page-code"),code=block?JSON.parse(block.textContent):[],root=page.documentElement.dataset,
moves=["pointerover","pointerdown","touchstart","wheel","scroll","keydown","focusin"],passive={capture:true,passive:true};
function add(name,values){page.head.appendChild(Object.assign(page.createElement(name),{crossOrigin:"anonymous"},values))}
function start(){
moves.forEach(function(move){removeEventListener(move,start,true)});
code.splice(0).forEach(function(file,at){
if(at)add("link",{rel:"preload",as:"script",integrity:file[1],href:file[0]});else add("script",{integrity:file[1],src:file[0]})
})}
function enter(list,node){
if(list.some(function(one){return one.node===node}))return;
for(var path=[],at=node;at!==page.body;at=at.parentNode)path.unshift([].indexOf.call(at.parentNode.children,at));
list.push({node:node,path:path})
}
function standing(one){
var was=one.node,now=was.isConnected?was:one.path.reduce(function(node,at){return node&&node.children[at]},page.body);
return now&&["localName","className","textContent"].every(function(name){return now[name]===was[name]})?now:null
}
function keep(event){
var sent=event.type==="submit",target=sent?event.target:event.target.closest("button");
if(!target||!sent&&target.form&&target.type==="submit")return;
event.preventDefault();event.stopPropagation();start();
enter(kept,target)
}
function note(event){event.stopPropagation();if(event.target.value)enter(typed,event.target)}
function read(one){one.text=one.node.value}
function tell(one){
var field=standing(one);
if(!field)return;
field.value="";
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),"value").set.call(field,one.text);
["input","change"].forEach(function(name){field.dispatchEvent(new Event(name,{bubbles:true}))})
}
function press(one){
var target=standing(one);
if(target)target.localName==="form"?target.requestSubmit():target.click()
}
function listen(to){
["click","submit"].forEach(function(name){page[to+"EventListener"](name,keep,true)});
["input","change"].forEach(function(name){page[to+"EventListener"](name,note,true)})
}
listen("add");
if(location.pathname==="/")root.landing="";
try{if(localStorage.getItem("access_token"))root.session="kept",start()}catch(error){}
if(code.length){
moves.forEach(function(move){addEventListener(move,start,passive)});
addEventListener("load",function(){
setTimeout(start,${STILL_MS});
new PerformanceObserver(function(painted,observer){
observer.disconnect();
code.forEach(function(file){add("link",{rel:"prefetch",as:"script",href:file[0]})})
}).observe({type:"paint",buffered:true})
});
addEventListener("pagehide",function(){
if(!code[1])return;
var part=code[1][0].split("/"),report={remote:part[2],version:part[3],visits:1,failed:0};
navigator.sendBeacon("${reportVisits.path}",new Blob([JSON.stringify({reports:[report]})],{type:"application/json"}))
},{once:true})}
globalThis[Symbol.for("fifteen.early")]=function(){
listen("remove");
delete root.session;
typed.forEach(read);typed.forEach(tell);kept.forEach(press)
};
})(document)`;
