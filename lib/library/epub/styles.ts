import 'server-only'

/** Reading systems choose font, size and colours; this keeps to what they leave open. */
export const EPUB_STYLES = `body { line-height: 1.5; overflow-wrap: break-word; }
.cover { margin: 0; text-align: center; }
.cover img { max-width: 100%; max-height: 100vh; }
h1, h2 { line-height: 1.2; page-break-after: avoid; break-after: avoid; }
blockquote { margin: 1em 0; padding: 0.1em 1em; border-left: 4px solid; page-break-inside: avoid; break-inside: avoid; }
table { width: 100%; margin: 1em 0; border-collapse: collapse; font-size: 0.9em; }
tr { page-break-inside: avoid; break-inside: avoid; }
th, td { padding: 0.3em; border: 1px solid; text-align: left; vertical-align: top; }
td.figure { text-align: right; }
figure { margin: 1em 0; page-break-inside: avoid; break-inside: avoid; }
figure svg { display: block; width: 100%; max-width: 30em; height: auto; margin: 0 auto; }
dt { font-weight: bold; }
dd { margin: 0 0 0.6em; }
.form td { height: 2em; }
.tick { display: inline-block; width: 0.8em; height: 0.8em; margin-right: 0.5em; border: 1px solid; }
`
