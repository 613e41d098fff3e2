import 'server-only'
import type { CSSProperties } from 'react'
import { getLanguage } from '@/i18n/language'

/**
 * Mail programs drop style sheets, so styles are inline; only the dark colours need a sheet. Outlook draws with
 * Word: it knows tables, padding of cells and `bgcolor`, and inherits no font into a table.
 */

const LIGHT = {
  paper: '#faf4e4',
  sheet: '#fffdf7',
  band: '#191c4a',
  bandInk: '#fdf8ea',
  ink: '#1d2154',
  quiet: '#4c4f7a',
  link: '#2c3180',
  action: '#2c3180',
  actionInk: '#fdf8ea',
  line: '#decfab',
  accent: '#f5a81c',
}

type EmailColor = keyof typeof LIGHT

const DARK: Record<EmailColor, string> = {
  paper: '#11132f',
  sheet: '#1d2154',
  band: '#2c3180',
  bandInk: '#fdf8ea',
  ink: '#fdf8ea',
  quiet: '#c9cce8',
  link: '#c9cce8',
  action: '#f5a81c',
  actionInk: '#1d2154',
  line: '#74769f',
  accent: '#f5a81c',
}

const FONTS = "'segoe ui', roboto, 'helvetica neue', 'noto sans', arial"

/** Of each system, the font that has the script; a program that knows none takes its own. */
const SCRIPT_FONTS: Record<string, string> = {
  hi: "'nirmala ui', 'noto sans devanagari', 'kohinoor devanagari', mangal",
  ta: "'nirmala ui', 'noto sans tamil', 'tamil sangam mn', latha",
}

const getFonts = () => [FONTS, SCRIPT_FONTS[getLanguage()], 'sans-serif'].filter(Boolean).join(', ')

type EmailFill = 'paper' | 'sheet' | 'band' | 'action' | 'accent'

/** For a table or cell: Outlook reads the attribute, others the style. */
export const fillWith = (color: EmailFill, otherClasses = '') => ({
  className: `${color} ${otherClasses}`.trim(),
  ...{ bgcolor: LIGHT[color] },
})

const background = (color: EmailColor) => ({ backgroundColor: LIGHT[color] })

const margin = (value: string): CSSProperties => ({ margin: value })

/** Of a request, because the fonts are those of its language. A cell sets its font; what is in it inherits. */
export function buildEmailStyles() {
  const font = { fontFamily: getFonts() }
  const body: CSSProperties = { ...font, color: LIGHT.ink, fontSize: 16, lineHeight: '26px' }
  const small: CSSProperties = { color: LIGHT.quiet, fontSize: 14, lineHeight: '22px' }
  const row = { borderBottom: `1px solid ${LIGHT.line}`, verticalAlign: 'top' }
  return {
    page: { margin: 0, padding: 0, ...background('paper') },
    preheader: {
      ...{ display: 'none', maxHeight: 0, overflow: 'hidden', color: LIGHT.paper },
      ...{ fontSize: 1, lineHeight: '1px' },
      // Word shows what is only hidden by `display`.
      msoHide: 'all',
    },
    paper: { ...background('paper'), padding: '24px 12px' },
    frame: { width: '100%', maxWidth: 600 },
    band: {
      ...{ ...background('band'), ...font, padding: '18px 24px', borderRadius: '12px 12px 0 0' },
      ...{ color: LIGHT.bandInk, fontSize: 26, fontWeight: 800, lineHeight: '32px' },
      letterSpacing: '1px',
    },
    accent: { ...background('accent'), height: 4, fontSize: 1, lineHeight: '4px' },
    sheet: {
      ...{ ...background('sheet'), ...body, padding: '28px 24px 12px', wordBreak: 'break-word' },
      ...{ border: `1px solid ${LIGHT.line}`, borderTop: 0, borderRadius: '0 0 12px 12px' },
    },
    title: { ...margin('0 0 20px'), fontSize: 22, fontWeight: 700, lineHeight: '30px' },
    text: margin('0 0 16px'),
    heading: { ...margin('24px 0 8px'), fontSize: 18, fontWeight: 700 },
    list: { ...margin('0 0 16px'), paddingLeft: 22 },
    facts: { ...margin('8px 0 24px'), borderTop: `1px solid ${LIGHT.line}` },
    factName: {
      ...{ ...row, ...font, ...small, width: '30%', padding: '9px 12px 9px 0' },
      ...{ fontWeight: 400, textAlign: 'left' },
    },
    fact: { ...row, ...body, padding: '9px 0', fontWeight: 600, lineHeight: '22px' },
    quoteFrame: { ...margin('0 0 20px'), padding: 0 },
    quote: { ...body, padding: '2px 0 2px 16px', borderLeft: `4px solid ${LIGHT.accent}` },
    buttonRow: margin('8px 0 20px'),
    // Word ignores the padding of a link, so its own property gives the cell one.
    buttonCell: { ...background('action'), borderRadius: 8, msoPaddingAlt: '13px 24px' },
    button: {
      ...{ ...font, display: 'inline-block', padding: '13px 24px', color: LIGHT.actionInk },
      ...{ fontSize: 16, fontWeight: 700, lineHeight: '22px', textDecoration: 'none' },
    },
    link: { color: LIGHT.link },
    small: { ...margin('0 0 16px'), ...small },
    foot: { ...font, ...small, padding: '20px 12px 0', textAlign: 'center' },
    footLine: margin('0 0 8px'),
  } satisfies Record<string, CSSProperties & { msoHide?: string; msoPaddingAlt?: string }>
}

export const DARK_STYLES = `@media (prefers-color-scheme: dark) {
${(['paper', 'sheet', 'band', 'action', 'accent'] as const)
  .map((name) => `.${name} { background-color: ${DARK[name]} !important; }`)
  .join('\n')}
${(['ink', 'quiet', 'link', 'bandInk', 'actionInk'] as const)
  .map((name) => `.${name} { color: ${DARK[name]} !important; }`)
  .join('\n')}
.line { border-color: ${DARK.line} !important; }
}`
