import { reportVisits } from '@fifteen/contracts';

/** Milliseconds for which a still page is left to who reads it, once all of it is there. */
const STILL_MS = 4_000;

/**
 * Runs in a drawn page before its code is there. Links work by themselves; what only code can do, the press of a button or
 * the sending of a form, is kept and done once the code is there, and what was typed is told to it: React takes a field for
 * what it was when it first saw it, so it is emptied before its eyes and filled behind its back. `data-session` keeps a
 * visitor's entries from somebody who is signed in.
 *
 * The code of a still page is named in its data block `page-code`. It is fetched when all that is seen is there, and runs
 * at the visitor's first move, after some seconds, or at once where somebody may be signed in. Who leaves before that has
 * visited none the less: a canary counts visits, and the code that reports them did not run.
 *
 * Written small by hand: it stands in every page.
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
function keep(event){
var sent=event.type==="submit",target=sent?event.target:event.target.closest("button");
if(!target||!sent&&target.form&&target.type==="submit")return;
event.preventDefault();event.stopPropagation();start();
if(kept.indexOf(target)<0)kept.push(target);
}
function note(event){if(typed.indexOf(event.target)<0&&event.target.value)typed.push(event.target)}
function tell(field){
var text=field.value;
field.value="";
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),"value").set.call(field,text);
field.dispatchEvent(new Event("input",{bubbles:true}))
}
function listen(to){
page[to+"EventListener"]("click",keep,true);page[to+"EventListener"]("submit",keep,true);page[to+"EventListener"]("input",note,true)
}
listen("add");
if(location.pathname==="/")root.landing="";
try{if(localStorage.getItem("access_token"))root.session="kept",start()}catch(error){}
if(code.length){
moves.forEach(function(move){addEventListener(move,start,passive)});
addEventListener("load",function(){
code.forEach(function(file){add("link",{rel:"prefetch",as:"script",href:file[0]})});
setTimeout(start,${STILL_MS})
});
addEventListener("pagehide",function(){
if(!code[1])return;
var part=code[1][0].split("/"),report={remote:part[2],version:part[3],visits:1,failed:0};
navigator.sendBeacon("${reportVisits.path}",new Blob([JSON.stringify({reports:[report]})],{type:"application/json"}))
},{once:true})}
globalThis[Symbol.for("fifteen.early")]=function(){
listen("remove");
delete root.session;
typed.forEach(function(field){if(field.isConnected)tell(field)});
kept.forEach(function(target){if(target.isConnected)target.localName==="form"?target.requestSubmit():target.click()});
};
})(document)`;
