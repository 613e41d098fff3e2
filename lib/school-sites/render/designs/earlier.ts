import 'server-only'

/** Of websites that chose them when they were offered. */

export const CLASSIC_STYLES = `
body{background:#fdfaf3;font-family:Georgia,"Noto Serif","Noto Serif Tamil","Noto Serif Devanagari",serif}
header{border-top:.5rem solid var(--c)}
header .wide{flex-direction:column;text-align:center;padding-block:1.75rem 1rem}
.name,h1,h2,h3{color:var(--c)}
nav{border-block:3px double var(--c)}
nav ul{justify-content:center}
nav a{text-decoration:none}
nav a[aria-current]{text-decoration:underline;text-decoration-thickness:2px}
.content{background:#fff;padding:1.5rem clamp(1rem,5vw,3.5rem) 3rem;margin-block:1.5rem;border:1px solid #ddd3bd}
.content>*{margin-inline:auto}
.cover{border-bottom:3px double var(--c)}
h1{text-align:center}
footer{text-align:center;border-color:#ddd3bd}
`

export const BRIGHT_STYLES = `
body{background:#f8f6f1}
header .wide{background:var(--c);color:#fff;border-radius:0 0 1.5rem 1.5rem;padding:clamp(1.5rem,6vw,3.5rem) clamp(1rem,5vw,3rem)}
.name{font-size:clamp(1.4rem,6vw,3rem)}
@media(max-width:40rem){header .wide{flex-wrap:wrap}}
.logo{width:6rem;height:6rem;background:#fff;border-radius:50%;padding:.6rem}
nav{margin-top:.75rem}
nav ul{gap:.35rem}
nav a{text-decoration:none;border-radius:2rem;background:#fff}
nav a[aria-current]{background:var(--c);color:#fff}
.content{background:#fff;border-radius:1.5rem;padding:1.5rem clamp(1rem,5vw,3rem) 3rem;margin-block:1rem}
main h1,main h2{color:var(--c)}
figure img{border-radius:1rem}
.cover{width:min(64rem,100% - 2rem);margin:1rem auto 0;border-radius:1.5rem;overflow:hidden}
.cover .wide{width:calc(100% - 2.5rem)}
.notice{border:0;border-radius:1rem;padding:.75rem 1.25rem;box-shadow:inset .5rem 0 var(--c)}
footer{border:0}
`
