import 'server-only'
import type { SiteDesign } from '../kinds'

export const DESIGN_STYLES: Record<SiteDesign, string> = {
  simple: `
header{background:var(--c);color:#fff}
nav{border-bottom:1px solid #c9c9c9}
nav a{text-decoration:none}
nav a[aria-current]{box-shadow:inset 0 -.25rem var(--c)}
h2{border-bottom:2px solid var(--c);padding-bottom:.2rem}
.logo{background:#fff;border-radius:.4rem;padding:.25rem}
`,
  classic: `
body{background:#fdfaf3;font-family:Georgia,"Noto Serif","Noto Serif Tamil","Noto Serif Devanagari",serif}
header{border-top:.5rem solid var(--c)}
header .wide{flex-direction:column;text-align:center;padding-block:1.75rem 1rem}
.name,h1,h2,h3{color:var(--c)}
nav{border-block:3px double var(--c)}
nav ul{justify-content:center}
nav a{text-decoration:none}
nav a[aria-current]{text-decoration:underline;text-decoration-thickness:2px}
main{background:#fff;padding:1.5rem clamp(1rem,5vw,3.5rem) 3rem;margin-block:1.5rem;border:1px solid #ddd3bd}
main>*{margin-inline:auto}
h1{text-align:center}
footer{text-align:center;border-color:#ddd3bd}
`,
  bright: `
body{background:#f8f6f1}
header .wide{background:var(--c);color:#fff;border-radius:0 0 1.5rem 1.5rem;padding:clamp(1.5rem,6vw,3.5rem) clamp(1rem,5vw,3rem)}
.name{font-size:clamp(1.4rem,6vw,3rem)}
@media(max-width:40rem){header .wide{flex-wrap:wrap}}
.logo{width:6rem;height:6rem;background:#fff;border-radius:50%;padding:.6rem}
nav{margin-top:.75rem}
nav ul{gap:.35rem}
nav a{text-decoration:none;border-radius:2rem;background:#fff}
nav a[aria-current]{background:var(--c);color:#fff}
main{background:#fff;border-radius:1.5rem;padding:1.5rem clamp(1rem,5vw,3rem) 3rem;margin-block:1rem}
main h1,main h2{color:var(--c)}
figure img{border-radius:1rem}
.notice{border:0;border-radius:1rem;padding:.75rem 1.25rem;box-shadow:inset .5rem 0 var(--c)}
footer{border:0}
`,
}
