import 'server-only'

/** Bands from edge to edge in turn white, tinted and coloured; strong headings in the middle. */
export const BANDS_STYLES = `
@media screen{
body{overflow-x:clip}
header .wide,nav .wide{width:auto;margin:0}
header{padding-inline:max(1rem,50vw - 38rem) 1rem}
.name{font-size:clamp(1.25rem,2.6vw,1.7rem);font-weight:800;line-height:1.3;color:var(--d)}
.tagline{color:#4a4a4a;font-size:.97rem}
nav{background:var(--d)}
nav ul{padding-inline:max(.25rem,50vw - 38.75rem)}
nav a{color:#fff;text-decoration:none;font-weight:600;padding-inline:.75rem;font-size:1rem}
nav a:hover{text-decoration:underline}
nav a[aria-current]{font-weight:600;box-shadow:inset 0 -.25rem #fff}
.content{width:auto;padding:0}
.content>*{max-width:none}
.content>h1{background:var(--d);color:#fff;font-weight:800;font-size:clamp(1.9rem,5vw,3.2rem);text-align:center;margin:0;padding:clamp(2rem,6vw,4.5rem) 1rem}
.content>:not(h1,.part){width:min(44rem,100% - 2rem);margin:1.5rem auto}
.part{padding:clamp(2rem,5vw,3.75rem) max(1rem,50vw - 35rem)}
.part:nth-of-type(even){background:var(--t)}
.part>:not(h2){max-width:44rem;margin-inline:auto}
.part>ul:not([class]),.part>ol:not([class]){width:fit-content}
.part>.gallery,.part>.disclosure,.part>.columns,.part>.people,.part>.figures,.part>.notices,.part>.map,.part>.table{max-width:none}
h2,h3{font-weight:800;color:var(--d)}
.part>h2{text-align:center;font-size:clamp(1.6rem,3.6vw,2.3rem);margin:0 0 1.5rem}
.part>h2::after{content:"";display:block;width:3.5rem;height:.3rem;background:var(--c);margin:.6rem auto 0}
.lead>p{font-size:clamp(1.15rem,2.2vw,1.35rem);line-height:1.65;text-align:center;text-wrap:balance}
.figures{background:var(--d);border-radius:0;margin:0 calc(50% - 50vw);padding:1.25rem max(1rem,50vw - 38rem)}
.part>.figures{margin:1.5rem calc(50% - 50vw)}
.part>.figures:last-child{margin-bottom:calc(-1*clamp(2rem,5vw,3.75rem))}
.part>.figures:first-child{margin-top:calc(-1*clamp(2rem,5vw,3.75rem))}
.figures div{box-shadow:none;padding:1rem .5rem}
.figures dd{font-size:clamp(2.2rem,5vw,3.4rem);font-weight:800;line-height:1.2}
.notice{border:0;border-top:.35rem solid var(--c);background:#fff;border-radius:.35rem;padding:.5rem 1.25rem .75rem;box-shadow:0 1px 6px rgb(0 0 0/.18)}
.columns>div{background:#fff;border-radius:.35rem;padding:1.25rem 1.5rem;box-shadow:0 1px 6px rgb(0 0 0/.18);overflow:hidden}
.columns img{width:calc(100% + 3rem);max-width:none;margin:-1.25rem -1.5rem 0}
.columns h2,.columns h3{margin-top:.25rem}
.columns>div>img+*{margin-top:1rem}
.people{grid-template-columns:repeat(auto-fit,minmax(min(100%,8.5rem),14rem));justify-content:center;gap:1.75rem 1rem}
.people li{flex-direction:column;text-align:center}
.portrait,.people .portrait:not(img){width:7rem;height:7rem;font-size:2.1rem}
.gallery,.row{gap:.25rem}
.part>.gallery{margin-inline:min(0px,max(-3rem,36rem - 50vw))}
figcaption{text-align:center}
.contact{display:flex;flex-wrap:wrap;justify-content:center;text-align:center;gap:1.25rem 2rem}
.contact div{flex:0 1 18rem}
.contact a{padding-block:.2rem}
.events li,.downloads li{border-color:#b9b9b9}
th{background:var(--d);color:#fff}
tbody th{background:var(--t);color:#1c1c1c}
.words{background:var(--d);color:#fff;padding:1.5rem max(1rem,50vw - 38rem)}
.words h1,.words .headline{color:#fff;font-weight:800;font-size:clamp(1.9rem,4.6vw,3.4rem);line-height:1.25}
.words p{font-size:1.15rem}
.words .go{background:#fff;color:var(--d);border-radius:.25rem;font-weight:800}
.words .go:focus-visible{outline-color:#fff}
.cover .wide{width:auto;margin:0}
footer{background:var(--d);color:#fff;border:0;padding-block:2rem}
footer .wide{display:flex;flex-wrap:wrap;gap:.5rem 3rem;align-items:baseline;justify-content:space-between;width:min(76rem,100% - 2rem)}
footer p:first-child{font-weight:800;font-size:1.15rem}
footer a{color:#fff}
}
@media screen and (max-width:30rem){
nav a{padding-inline:.6rem}
}
@media screen and (min-width:48rem){
.cover{display:grid;grid-template-columns:minmax(22rem,2fr) 3fr;align-items:stretch;min-height:clamp(24rem,38vw,38rem)}
.cover>img{position:static;grid-column:2;grid-row:1;height:100%;min-height:0;aspect-ratio:auto}
.cover:has(.at-end){grid-template-columns:3fr minmax(22rem,2fr)}
.cover:has(.at-end)>img{grid-column:1}
.cover>img:only-child{grid-column:1/-1}
.cover>.wide{grid-row:1;display:grid}
.words,.words.at-end{width:auto;margin:0;border-radius:0;align-content:center;padding:2.5rem;padding-inline-start:max(2rem,50vw - 38rem)}
.words.at-end{padding-inline:2.5rem max(2rem,50vw - 38rem)}
}
`
