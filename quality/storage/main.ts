import { IDBKeyRange } from 'fake-indexeddb'
import { countTasks } from './turns'
import { runCase } from './case'
import { setMaxListeners } from 'node:events'
setMaxListeners(0); console.warn=()=>{}; Object.assign(globalThis,{IDBKeyRange}); countTasks()
const [from,to]=[Number(process.argv[4]??0),Number(process.argv[3]??200)]
const t=performance.now(); let reached=0, bad=0; const kinds=new Map<string,number>(); const longest=new Map<string,number>(); let opens=0
for(let i=from;i<to;i++){ const r=await runCase(1,i); if(r.reached)reached++; const k=r.plan.at+' '+r.plan.fault.kind; kinds.set(k+(r.reached?'':' -'),(kinds.get(k+(r.reached?'':' -'))??0)+1); opens=Math.max(opens,r.opensPerMinute)
for(const [n,v] of r.longest) longest.set(n,Math.max(longest.get(n)??0,v))
if(r.violations.length){bad++; if(bad<6)console.log((r as any).logged,i,JSON.stringify(r.plan),r.steps,[...new Set(r.violations)].slice(0,6))}}
console.log(reached,bad,opens,Math.round(performance.now()-t),'ms',longest)
if(process.argv[5])console.log([...kinds].sort())
