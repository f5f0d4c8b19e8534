/**
 * Runs in a drawn page before its code is there. Links work by themselves; what only code can do, the press of a button or
 * the sending of a form, is kept and done once the code is there. `data-session` keeps a visitor's entries from somebody
 * who is signed in. Written small by hand: it stands in every page.
 */
export const EARLY_CODE = `(function(page){
var kept=[];
function keep(event){
var sent=event.type==="submit",target=sent?event.target:event.target.closest("button");
if(!target||!sent&&target.form&&target.type==="submit")return;
event.preventDefault();event.stopPropagation();
if(kept.indexOf(target)<0)kept.push(target);
}
function listen(to){page[to+"EventListener"]("click",keep,true);page[to+"EventListener"]("submit",keep,true)}
listen("add");
try{if(localStorage.getItem("access_token"))page.documentElement.dataset.session="kept"}catch(error){}
globalThis[Symbol.for("fifteen.early")]=function(){
listen("remove");
delete page.documentElement.dataset.session;
kept.forEach(function(target){if(target.isConnected)target.localName==="form"?target.requestSubmit():target.click()});
};
})(document)`;
