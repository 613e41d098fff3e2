import 'server-only'
import type { SchoolSiteSettings, SiteBlock } from '../schema'
import { listBlockStyles } from './block-styles'
import { DESIGN_STYLES } from './designs'
import { darken, lighten } from './designs/shades'
import { GALLERY_STYLES } from './gallery'

/** System fonts cover every Indian script. The line height leaves room for vowel marks. */
const BASE_STYLES = `
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;font:1.0625rem/1.7 system-ui,"Noto Sans",sans-serif;color:#1c1c1c;background:#fff;overflow-wrap:anywhere}
a{color:var(--c);text-underline-offset:.2em}
a:focus-visible,[tabindex]:focus-visible{outline:3px solid currentColor;outline-offset:3px}
main:focus{outline:0}
.skip{position:absolute;left:-100vw}
.skip:focus{left:1rem;top:1rem;z-index:1;background:#fff;padding:.6rem 1rem}
.wide,.content{width:min(64rem,100% - 2rem);margin-inline:auto}
.content{padding-block:1.5rem 3rem}
.content>*{max-width:44rem}
.content>.gallery,.content>.table,.content>h2{max-width:none}
h1,h2,h3,.name{line-height:1.35;margin-block:2rem .5rem}
h1{font-size:clamp(1.6rem,5vw,2.4rem);margin-top:.5rem}
h2{font-size:1.5rem}
h3{font-size:1.2rem}
p,ul,ol{margin-block:.75rem}
ul,ol{padding-inline-start:1.4rem}
li{margin:.3rem 0}
header .wide{display:flex;align-items:center;gap:1rem;padding-block:1rem}
.logo{width:4.5rem;height:4.5rem;object-fit:contain;flex:none}
.name{font-size:clamp(1.3rem,4.5vw,2.1rem);font-weight:700;margin:0}
.name a{color:inherit;text-decoration:none}
.tagline{margin:.2rem 0 0}
nav ul{display:flex;flex-wrap:wrap;list-style:none;padding:0;margin-block:0}
nav li{margin:0}
nav a{display:block;padding:.6rem .9rem;min-height:2.75rem}
nav a[aria-current]{font-weight:700}
figure{margin:0;margin-block:1.25rem}
img{max-width:100%;height:auto;display:block}
figcaption,.dates,.file span{color:#4a4a4a;font-size:.95rem}
.tall{max-width:26rem}
.gallery{display:grid;gap:1rem;margin-block:1.25rem}
.row{display:flex;gap:1rem;align-items:start}
.row figure{flex:1 1 0;min-width:0;margin:0}
.row img{width:100%;max-height:34rem;object-fit:cover}
.cover{background:#fff}
.cover img{width:100%;aspect-ratio:8/5;object-fit:cover}
.words{padding:1.25rem 0 .25rem}
.words h1,.words .headline{font-size:clamp(1.6rem,4vw,2.5rem);color:var(--c);border:0;padding:0;margin:0;text-align:start}
.words p{margin:.5rem 0 0}
.words .go{display:inline-block;background:var(--c);color:#fff;font-weight:700;text-decoration:none;border-radius:.5rem;padding:.6rem 1.2rem;margin-block:.5rem}
.words .go:focus-visible{outline-color:var(--c)}
@media(max-width:46rem){
.gallery,.row{gap:.5rem}
.row{flex-wrap:wrap}
.row figure{flex:1 1 40%}
.row .lead{flex-basis:100%}
.row figure:not(.lead) img{aspect-ratio:1}
.row .wide-pair:not(.lead) img{aspect-ratio:4/3}
}
@media(min-width:48rem){
.cover{position:relative;display:grid;align-items:end;min-height:clamp(22rem,38vw,34rem)}
.cover>img{position:absolute;inset:0;height:100%;aspect-ratio:auto}
.words{position:relative;width:min(31rem,54%);margin:2rem auto 2rem 0;background:#fff;border-radius:.9rem;padding:1.5rem 1.75rem}
.at-end{margin:2rem 0 2rem auto}
}
.table{overflow-x:auto;margin-block:1.25rem}
table{border-collapse:collapse;min-width:100%}
caption{text-align:start;font-weight:700;padding-bottom:.4rem}
th,td{border:1px solid #8a8a8a;padding:.45rem .7rem;text-align:start;vertical-align:top;overflow-wrap:normal}
th{background:#f2f2ef}
.notice{border-inline-start:.35rem solid var(--c);padding:.1rem 1rem;margin-block:1.25rem;background:#faf9f6}
.notice h2,.notice h3{margin-top:.6rem}
.links{list-style:none;padding:0}
.links a,.file a,address a{display:inline-block;padding-block:.4rem}
address{font-style:normal}
.unfilled{border:2px dashed #8a8a8a;padding:.75rem 1rem;color:#4a4a4a}
footer{border-top:1px solid #c9c9c9;padding-block:1rem;font-size:.95rem}
footer a{display:inline-block;padding-block:.4rem;margin-inline-end:1rem}
`

const PRINT_STYLES = `
@media print{
nav,.skip,footer a{display:none}
body,header,header a,.content{background:none!important;color:#000!important;box-shadow:none!important}
main a[href^=http]::after{content:" (" attr(href) ")"}
figure,tr,.notice,.map{break-inside:avoid}
h1,h2,h3{break-after:avoid}
.table{overflow:visible}
}
`

type StyledSettings = Pick<SchoolSiteSettings, 'design' | 'colour'>

/** One small sheet in the page itself: its design, its colour and its blocks. */
export const buildStyles = (
  { design, colour }: StyledSettings,
  blocks: SiteBlock[] = [],
  more = '',
): string =>
  compactStyles(
    `:root{--c:${colour};--d:${darken(colour)};--t:${lighten(colour)}}${BASE_STYLES}${GALLERY_STYLES}${listBlockStyles(blocks)}${more}${DESIGN_STYLES[design]}${PRINT_STYLES}`,
  )

export const compactStyles = (css: string) => css.replaceAll('\n', '')
