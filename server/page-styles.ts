/**
 * Reduces a style sheet to the rules that a page's HTML can match. Elements that scripts add need more, so
 * the whole sheet is loaded together with the scripts (`deferred-scripts.ts`).
 */

type CssBlock = { prelude: string; body?: string }
type UsedNames = { classes: ReadonlySet<string>; tags: ReadonlySet<string>; language: string }

const SCRIPT = /<script[\s\S]*?<\/script>/g
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g
const TAG = /<([a-z][\w-]*)/gi
const PAGE_LANGUAGE = /<html[^>]{0,200} lang="(\w+)/

export function selectPageStyles(css: string, html: string): string {
  const content = html.replaceAll(SCRIPT, '')
  const names: UsedNames = {
    classes: new Set(
      [...content.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names = '']) => names.split(/\s+/)),
    ),
    tags: new Set([...content.matchAll(TAG)].map(([, tag = '']) => tag.toLowerCase())),
    language: PAGE_LANGUAGE.exec(content)?.[1] ?? '',
  }
  return removeUnusedNames(selectRules(css, names))
}

const GROUP_RULE = /^@(layer|media|supports|container)\b/

function selectRules(css: string, names: UsedNames): string {
  return splitBlocks(css)
    .map(({ prelude, body }) => {
      if (body === undefined) return `${prelude};`
      if (GROUP_RULE.test(prelude)) return wrap(prelude, selectRules(body, names))
      if (prelude.startsWith('@')) return `${prelude}{${body}}`
      const selectors = splitSelectors(prelude).filter((selector) => canMatch(selector, names))
      return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : ''
    })
    .join('')
}

const wrap = (prelude: string, body: string) => (body ? `${prelude}{${body}}` : '')

const FUNCTION_CONTENT = /:(?:not|is|where|has)\([^()]*\)/g
const CLASS_NAME = /\.((?:\\.|[\w-])+)/g
const TYPE_NAME = /(?:^|[\s>+~])([a-z][\w]*)/gi
const CONTROL_PSEUDO = /::(?:file-selector-button|placeholder|-webkit-)|:-moz-ui-invalid/
const ROOT_LANGUAGE = /^:root:lang\((\w+)\)/
const CONTROL_TAGS = ['input', 'select', 'textarea', 'progress']

const HAS_IN_FUNCTION = /(:(?:not|is|where)\([^()]*):has\([^()]*\)/g
const HAS_ONE_SELECTOR = /:has\(([^(),]*)\)/g

/** Ignores what other functions contain, such as `:not()`, so a rule too many stays rather than one too few. */
function canMatch(selector: string, names: UsedNames): boolean {
  const { classes, tags, language } = names
  const [, rootLanguage = language] = ROOT_LANGUAGE.exec(selector) ?? []
  if (rootLanguage !== language) return false
  const neededSelectors = selector.replaceAll(HAS_IN_FUNCTION, '$1').matchAll(HAS_ONE_SELECTOR)
  if (![...neededSelectors].every(([, needed = '']) => canMatch(needed, names))) return false
  const plainSelector = removeFunctions(selector)
  const hasClasses = [...plainSelector.matchAll(CLASS_NAME)].every(([, name = '']) =>
    classes.has(name.replaceAll('\\', '')),
  )
  if (!hasClasses) return false
  if (CONTROL_PSEUDO.test(plainSelector) && !CONTROL_TAGS.some((tag) => tags.has(tag))) return false
  return [...plainSelector.replaceAll(/\[[^\]]*\]/g, '').matchAll(TYPE_NAME)].every(
    ([, tag = '']) => tags.has(tag.toLowerCase()),
  )
}

function removeFunctions(selector: string): string {
  const shorterSelector = selector.replaceAll(FUNCTION_CONTENT, '')
  return shorterSelector === selector ? selector : removeFunctions(shorterSelector)
}

const VARIABLE_USE = /var\((--[\w-]+)/g
const VARIABLE_RULE = /@property (--[\w-]+)\{[^}]*\}/g
const VARIABLE_DECLARATION = /(?<=[{;])(--[\w-]+):[^;}]*;?/g
const NAMED_PAGE = /@page ([\w-]+)\{[^}]*\}/g
const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^}]*\})*\}/g
const FONT_FACE = /@font-face\{font-family:"?([^";}]+)[^}]*\}/g
const REPEATED_DECLARATION = /(?<=[{;])([\w-]+:[^;{}]+;)\1+/g

const usesPage = (css: string, name: string) =>
  css.includes(`{page:${name}`) || css.includes(`;page:${name}`)

/** Repeats, because a removed variable may be the only one that used another. */
function removeUnusedNames(css: string): string {
  const usedNames = new Set([...css.matchAll(VARIABLE_USE)].map(([, name]) => name))
  const keepUsed = (text: string, name: string) => (usedNames.has(name) ? text : '')
  const cssWithoutFonts = css.replaceAll(FONT_FACE, '')
  const shorterCss = css
    .replaceAll(VARIABLE_RULE, keepUsed)
    .replaceAll(VARIABLE_DECLARATION, keepUsed)
    .replaceAll(NAMED_PAGE, (rule, name) => (usesPage(css, name) ? rule : ''))
    .replaceAll(FONT_FACE, (rule, family) => (cssWithoutFonts.includes(family) ? rule : ''))
    .replaceAll(KEYFRAMES, (rule, name) => (isAnimated(css, name) ? rule : ''))
    .replaceAll(REPEATED_DECLARATION, '$1')
  return shorterCss === css ? css : removeUnusedNames(shorterCss)
}

const isAnimated = (css: string, name: string) =>
  [...css.matchAll(/animation(?:-name)?:([^;}]*)/g)].some(([, value]) => value?.includes(name))

/** Top-level rules and statements. A brace or semicolon within a string or after a backslash does not count. */
function splitBlocks(css: string): CssBlock[] {
  const blocks: CssBlock[] = []
  let [depth, start, bodyStart] = [0, 0, 0]
  for (const { 0: mark, index } of css.matchAll(
    /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|[{};]/gs,
  )) {
    if (mark === '{') {
      if (depth === 0) bodyStart = index
      depth += 1
    } else if (mark === '}') {
      depth -= 1
      if (depth > 0) continue
      const prelude = css.slice(start, bodyStart).trim()
      blocks.push({ prelude, body: css.slice(bodyStart + 1, index) })
      start = index + 1
    } else if (mark === ';' && depth === 0) {
      blocks.push({ prelude: css.slice(start, index).trim() })
      start = index + 1
    }
  }
  return blocks
}

/** Commas within brackets belong to a selector. */
function splitSelectors(prelude: string): string[] {
  const selectors: string[] = []
  let [depth, start] = [0, 0]
  for (const { 0: mark, index } of prelude.matchAll(/\\.|[()[\],]/g)) {
    if (mark === '(' || mark === '[') depth += 1
    else if (mark === ')' || mark === ']') depth -= 1
    else if (mark === ',' && depth === 0) {
      selectors.push(prelude.slice(start, index).trim())
      start = index + 1
    }
  }
  return [...selectors, prelude.slice(start).trim()]
}
