import 'server-only'

/** A coloured head, a row of pages and one column. */
export const SIMPLE_STYLES = `
header{background:var(--c);color:#fff}
nav{border-bottom:1px solid #c9c9c9}
nav a{text-decoration:none}
nav a[aria-current]{box-shadow:inset 0 -.25rem var(--c)}
h2{border-bottom:2px solid var(--c);padding-bottom:.2rem}
.logo{background:#fff;border-radius:.4rem;padding:.25rem}
`
