import 'server-only'
import type { SiteBlock } from '../schema'
import { ENQUIRY_STYLES } from './enquiry'
import { STILL_STYLES } from './video'

/** Of the newer kinds: a page has only those of the blocks that it shows. */
const BLOCK_STYLES: Partial<Record<SiteBlock['type'], string>> = {
  columns: `
.content>.columns{max-width:none}
.columns{display:grid;gap:1rem 2rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));margin-block:1.25rem}
.columns h2,.columns h3{margin-top:.75rem;font-size:1.2rem}
.columns img{width:100%;aspect-ratio:3/2;object-fit:cover}
@media print{.columns{grid-template-columns:repeat(auto-fit,minmax(12rem,1fr))}.columns>div{break-inside:avoid}}
`,
  people: `
.content>.people{max-width:none}
.people{display:grid;gap:1rem 1.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));list-style:none;padding:0}
.people li{display:flex;gap:.9rem;align-items:center;margin:0}
.people b,.people span{display:block;line-height:1.45}
.people div span{color:#4a4a4a;font-size:.95rem}
.portrait{width:4.5rem;height:4.5rem;border-radius:50%;object-fit:cover;flex:none}
.people .portrait:not(img){display:grid;place-items:center;background:var(--c);color:#fff;font-size:1.5rem;font-weight:700}
@media print{.people li{break-inside:avoid}.people{grid-template-columns:repeat(3,1fr)}.people .portrait:not(img){background:none;color:#000;border:1px solid}}
`,
  timetable: `
.timetable td,.timetable thead th{text-align:center}
@media screen and (max-width:40rem){
.timetable thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.timetable,.timetable caption,.timetable tbody,.timetable tr,.timetable th,.timetable td{display:block}
.timetable tr{margin-bottom:1rem;border:1px solid #8a8a8a}
.timetable th,.timetable td{border:0;text-align:start;padding-block:.2rem}
.timetable td{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:.75rem;border-top:1px solid #d5d5d5}
.timetable td:empty{display:none}
.timetable td::before{content:attr(data-period);color:#4a4a4a}
}
@media print{.timetable{font-size:.8rem}}
`,
  downloads: `
.content>.downloads{max-width:none}
.downloads{list-style:none;padding:0}
.downloads li{border-top:1px solid #d5d5d5;margin:0;padding:.35rem 0}
.downloads li:last-child{border-bottom:1px solid #d5d5d5}
.downloads a{font-weight:600}
`,
  notices: `
.content>.notices{max-width:none}
.notices{display:grid;gap:1rem 1.5rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));align-items:start;margin-block:1rem}
.notices .notice{margin-block:0}
.notice .file{margin-bottom:.75rem}
@media print{.notices{display:block}.notices .notice{margin-block:.75rem}}
`,
  events: `
.content>.events{max-width:none}
.events{list-style:none;padding:0}
.events li{display:grid;grid-template-columns:15rem minmax(0,1fr);gap:0 1.25rem;border-top:1px solid #d5d5d5;margin:0;padding:.6rem 0}
.events p{margin:0}
.events .dates{font-weight:600}
.events p>span{color:#4a4a4a}
.events p>span::before{content:"· "}
@media(max-width:34rem){.events li{grid-template-columns:minmax(0,1fr)}}
@media print{.events li{break-inside:avoid}}
`,
  figures: `
.content>.figures{max-width:none}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));background:var(--c);color:#fff;text-align:center;margin-block:1.5rem;border-radius:.5rem;overflow:hidden}
.figures div{display:flex;flex-direction:column-reverse;justify-content:flex-end;padding:1rem .75rem;box-shadow:1px 1px 0 rgb(255 255 255/.25)}
.figures dd{margin:0;font-size:1.9rem;font-weight:700;line-height:1.25}
.figures dt{line-height:1.4}
@media screen and (max-width:30rem){.figures{grid-template-columns:1fr 1fr}.figures div:last-child:nth-child(odd){grid-column:1/-1}}
@media print{.figures{background:none;color:#000;border:1px solid}}
`,
  video: `
.content>.video{max-width:44rem}
.video figcaption a{display:inline-block;padding-block:.4rem}
.video h2,.video h3{margin-top:0}
.video iframe,.video .still{display:block;position:relative;width:100%;aspect-ratio:16/9;border:0;background:var(--c)}
.video .still{display:grid}
${STILL_STYLES}
@media print{.video iframe,.video .still{display:none}}
`,
  map: `
.content>.map{max-width:none}
.map{display:grid;gap:1rem 2rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr));align-items:start;margin-block:1rem}
.map p:first-child{margin-top:0}
.map .drawing{display:block;width:100%;height:auto;color:var(--c);background:#f2f2ef;border-radius:.5rem}
@media print{.map .drawing{display:none}}
`,
  contact: `
.content>address{max-width:none}
.contact{display:grid;gap:.75rem 2rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));margin-block:1rem}
.contact dt{color:#4a4a4a;font-size:.95rem}
.contact dd{margin:0;font-weight:600}
.contact a{display:inline-block;padding-block:.4rem}
@media print{.contact div{break-inside:avoid}}
`,
  admission: ENQUIRY_STYLES,
}

export const listBlockStyles = (blocks: SiteBlock[]): string =>
  [...new Set(blocks.map(({ type }) => type))].map((type) => BLOCK_STYLES[type] ?? '').join('')
