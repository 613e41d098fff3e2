import 'server-only'

/** The pages stand at the side and stay in view; each part is a card on a tinted ground. */
export const SIDE_STYLES = `
@media screen{
body{background:var(--t)}
header,nav{background:var(--c);color:#fff}
header .wide,nav .wide{width:auto;margin:0}
header .wide{padding:1rem}
.logo{width:4rem;height:4rem;background:#fff;border-radius:50%;padding:.4rem}
.name{font-size:1.3rem;line-height:1.35}
.tagline{font-size:.95rem;line-height:1.5}
nav ul{padding:0 .5rem .75rem;gap:.25rem}
nav a{color:#fff;text-decoration:none;border-radius:.6rem;padding:.6rem .75rem}
nav a:hover{text-decoration:underline}
nav a[aria-current]{background:#fff;color:var(--d)}
.content{width:auto;padding:1rem;display:grid;gap:1rem;grid-template-columns:minmax(0,1fr)}
.content>*{max-width:none}
.content>h1{color:var(--d);font-size:clamp(1.6rem,4vw,2.2rem);margin:.5rem 0 0}
.part{background:#fff;border-radius:1rem;padding:1.25rem;min-width:0;box-shadow:0 1px 3px rgb(0 0 0/.12)}
.part>*{max-width:46rem}
.part>.gallery,.part>.disclosure,.part>.columns,.part>.people,.part>.figures,.part>.notices,.part>.map,.part>.table,.part>.video{max-width:none}
.part>:first-child,.part>.table:first-child{margin-top:0}
.part>:last-child{margin-bottom:0}
h2,h3{color:var(--d)}
.part>h2{font-size:1.25rem;display:flex;gap:.6rem;align-items:baseline;margin-bottom:.75rem}
.part>h2::before{content:"";flex:none;width:.7rem;height:.7rem;border-radius:.2rem;background:var(--c)}
.lead>p{font-size:1.15rem}
.figures{background:none;color:#1c1c1c;gap:.75rem;border-radius:0;overflow:visible;margin-block:1rem;grid-template-columns:repeat(auto-fit,minmax(7.5rem,1fr))}
.figures div{background:var(--t);border-radius:.8rem;box-shadow:none;padding:1rem .75rem}
.figures dd{color:var(--d);font-size:2rem}
.notice{border:0;border-radius:.8rem;background:var(--t);padding:.75rem 1rem}
.notice>:first-child{margin-top:0}
.notice>:last-child{margin-bottom:0}
.columns>div{border-inline-start:.25rem solid var(--c);padding-inline-start:1rem}
.columns img{border-radius:.6rem}
.people li{background:var(--t);border-radius:.8rem;padding:.75rem}
.portrait,.people .portrait:not(img){border-radius:.8rem}
figure img,.video iframe,.video .still{border-radius:.8rem}
.contact{grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr))}
.contact div{border-inline-start:.25rem solid var(--c);padding-inline-start:.75rem}
table{border-radius:.6rem}
th{background:var(--t)}
.cover{background:#fff;margin:1rem 1rem 0;border-radius:1rem;overflow:hidden;box-shadow:0 1px 3px rgb(0 0 0/.12)}
.cover .wide{width:auto;padding:0 1.25rem 1rem}
.words h1,.words .headline{color:var(--d);font-size:clamp(1.5rem,3.4vw,2.3rem)}
footer{border:0;padding-inline:1.25rem}
footer .wide{width:auto;margin:0}
footer a{color:var(--d)}
}
@media screen and (max-width:30rem){
nav ul{gap:0}
nav a{padding-inline:.6rem;font-size:1rem}
.logo{width:3.25rem;height:3.25rem}
.figures div{padding-inline:.35rem}
.figures dt{font-size:.95rem}
.figures{grid-template-columns:1fr 1fr}
.figures div:last-child:nth-child(odd){grid-column:1/-1}
}
@media screen and (min-width:48rem){
.cover{display:block;min-height:0}
.cover>img{position:static;height:auto;aspect-ratio:12/5}
.words,.words.at-end{width:auto;margin:0;padding:1.25rem 0 .25rem;border-radius:0;background:#fff}
}
@media screen and (min-width:60rem){
body{display:grid;grid-template-columns:17rem minmax(0,1fr);grid-template-rows:auto 1fr auto;min-height:100vh}
header{grid-column:1;grid-row:1}
header .wide{flex-direction:column;align-items:flex-start;padding:1.75rem 1.25rem 1rem}
.logo{width:5.5rem;height:5.5rem}
nav{grid-column:1;grid-row:2/4}
nav ul{flex-direction:column;position:sticky;top:0;padding:.5rem .75rem 1.5rem}
header:has(+main){grid-row:1/4}
main{grid-column:2;grid-row:1/3;max-width:76rem}
footer{grid-column:2;grid-row:3}
.content{grid-template-columns:repeat(2,minmax(0,1fr));padding:1.5rem;gap:1.25rem}
.content>*{grid-column:1/-1}
.content>.half{grid-column:auto}
.part{padding:1.5rem 1.75rem}
.cover{margin:1.5rem 1.5rem 0}
}
`
