import 'server-only'

/** As a newspaper: a masthead between rules, headings in the margin, nothing filled, nothing rounded. */
export const RULED_STYLES = `
body{font-family:Georgia,"Noto Serif","Noto Serif Tamil","Noto Serif Devanagari","Noto Serif Telugu","Noto Serif Kannada","Noto Serif Malayalam","Noto Serif Bengali","Noto Serif Gujarati",serif}
nav,figcaption,footer,.dates,table{font-family:system-ui,"Noto Sans",sans-serif}
@media screen{
body{background:#fffdf8}
header .wide{flex-direction:column;text-align:center;gap:.5rem;padding-block:1.75rem 1.25rem}
.logo{width:5rem;height:5rem}
.name{font-size:clamp(1.75rem,5.6vw,3.75rem);font-weight:400;line-height:1.25;color:var(--d)}
.tagline{font-size:1.1rem}
nav{width:min(64rem,100% - 2rem);margin-inline:auto;border-block:1px solid #1c1c1c;box-shadow:0 -4px 0 #fffdf8,0 -7px 0 #1c1c1c}
nav ul{justify-content:center;width:auto}
nav a{color:#1c1c1c;text-decoration:none;padding:.65rem .8rem;font-size:.97rem}
nav a:hover{text-decoration:underline}
nav a[aria-current]{color:var(--d);text-decoration:underline;text-decoration-thickness:3px}
.content{padding-block:1rem 3rem}
.content>*{max-width:none}
.content>h1{font-weight:400;font-size:clamp(1.9rem,5vw,3rem);margin-block:1.25rem 1rem;color:var(--d)}
.part{border-top:1px solid #1c1c1c;padding-block:1rem 1.5rem}
.part.lead:first-child{border:0}
h2,h3{font-weight:700;margin-top:0}
.part>h2{color:var(--d);font-size:1.35rem;line-height:1.35}
.part>:not(h2){max-width:44rem}
.part>.gallery,.part>.disclosure,.part>.table,.part>.columns,.part>.people,.part>.figures,.part>.notices,.part>.map,.part>address,.part>.events,.part>.downloads{max-width:none}
.lead>p{font-size:clamp(1.15rem,2.4vw,1.4rem);line-height:1.65}
.words .go{border-radius:0}
.notices{gap:0;grid-template-columns:minmax(0,1fr);margin-block:0}
.notice{background:none;border:0;border-top:1px solid #c9c3b4;padding:.8rem 0;margin:0}
.notice:first-child{border-top:0;padding-top:0}
.notice h2,.notice h3{margin:0;font-size:1.15rem;color:#1c1c1c}
.notice p{margin-block:.2rem}
.figures{background:none;color:#1c1c1c;border-radius:0;text-align:start;gap:0;margin-block:.25rem}
.figures div{padding:.25rem 1rem;box-shadow:none;border-inline-start:1px solid #1c1c1c}
.figures dd{font-size:clamp(2.1rem,4vw,3rem);font-weight:400;color:var(--d);line-height:1.2}
.people li{align-items:start;border-top:1px solid #c9c3b4;padding-top:.9rem}
.portrait,.people .portrait:not(img){border-radius:0;width:4.75rem;height:5.75rem}
.people .portrait:not(img){background:none;border:1px solid var(--c);color:var(--d);font-weight:400}
.map .drawing{border-radius:0;background:none;border:1px solid #c9c3b4}
.gallery,.row{gap:.4rem}
figcaption{padding-top:.35rem;border-bottom:1px solid #c9c3b4;padding-bottom:.35rem}
.contact{grid-template-columns:minmax(0,1fr);gap:0;margin:0}
.contact div{display:grid;grid-template-columns:9rem minmax(0,1fr);border-top:1px solid #c9c3b4;padding-block:.5rem}
.contact div:first-child{border:0;padding-top:0}
.contact dd{font-weight:400}
.contact a{padding-block:0;min-height:1.5rem}
table{border-block:2px solid #1c1c1c}
th,td{border-width:0 0 1px;border-color:#c9c3b4;padding-inline:0 1rem}
th{background:none}
footer{width:min(64rem,100% - 2rem);margin-inline:auto;border:0;border-top:1px solid #1c1c1c;box-shadow:0 -4px 0 #fffdf8,0 -7px 0 #1c1c1c;text-align:center}
footer .wide{width:auto}
.cover{width:min(64rem,100% - 2rem);margin:1rem auto 0;background:#fffdf8}
.cover .wide{width:auto}
.words{background:#fffdf8}
.words h1,.words .headline{font-weight:400;font-size:clamp(1.9rem,5.2vw,3.4rem);line-height:1.25;color:var(--d)}
.columns :is(h2,h3){border-top:3px solid var(--c);padding-top:.5rem}
}
@media screen and (max-width:30rem){
.contact div{grid-template-columns:minmax(0,1fr)}
nav ul{display:grid;grid-template-columns:1fr 1fr}
nav li{border-top:1px solid #c9c3b4}
nav li:nth-child(-n+2){border-top:0}
nav a{padding-inline:.4rem;text-align:center}
}
@media screen and (min-width:48rem){
.cover{display:block;min-height:0}
.cover>img{position:static;height:auto;aspect-ratio:5/2}
.words,.words.at-end{width:auto;margin:0;padding:1rem 0 0;display:grid;grid-template-columns:minmax(0,3fr) minmax(0,2fr);gap:0 3rem;align-items:start;border-radius:0}
.words>:first-child{grid-row:1/span 2}
}
@media screen and (min-width:60rem){
.part:not(.lead){display:grid;grid-template-columns:13rem minmax(0,1fr);column-gap:2.5rem}
.part>h2:first-child{grid-row:1/span 40;margin:0}
.part:not(.lead)>*{grid-column:2}
.part:not(.lead)>h2:first-child{grid-column:1}
.part>h2:first-child+*{margin-top:0}
.part>:not(h2):last-child{margin-bottom:0}
}
`
