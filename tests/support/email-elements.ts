/** React writes every end tag but those of void elements, so a stack is enough. */
const TAG_PATTERN = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>|([^<]+)/g
const VOID_TAGS = new Set(['meta', 'br', 'link'])

type Styles = Record<string, string>
export type EmailElement = {
  tag: string
  attributes: Styles
  styles: Styles
  text: string
  parents: EmailElement[]
}

/** Elements of the body, from the outside in, with the text that is directly in them. */
export function listEmailElements(html: string): EmailElement[] {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<!--[\s\S]*?-->/g, '')
  const elements: EmailElement[] = []
  const open: EmailElement[] = []
  for (const [, end, tag = '', attributeText = '', text] of body.matchAll(TAG_PATTERN)) {
    if (text !== undefined) {
      const last = open.at(-1)
      if (last) last.text += text
    } else if (end) open.pop()
    else {
      const attributes = readAttributes(attributeText)
      const styles = readStyles(attributes.style ?? '')
      const element = { tag, attributes, styles, text: '', parents: [...open].reverse() }
      elements.push(element)
      if (!VOID_TAGS.has(tag)) open.push(element)
    }
  }
  return elements
}

const readAttributes = (text: string): Styles =>
  Object.fromEntries(
    [...text.matchAll(/([a-z-]+)="([^"]*)"/gi)].map(([, name, value]) => [name, value]),
  )

const readStyles = (text: string): Styles =>
  Object.fromEntries(
    text
      .replaceAll('&#x27;', "'")
      .split(';')
      .filter(Boolean)
      .map((pair) => pair.split(/:(.*)/s, 2).map((part) => part.trim())),
  )

/** What a style sheet sets for each class. */
export function readClassStyles(css: string, property: string): Styles {
  const rules = css.matchAll(/\.([A-Za-z]+) \{ ([a-z-]+): ([^;!]+) !important; \}/g)
  return Object.fromEntries(
    [...rules].flatMap(([, name, ruleProperty, value]) =>
      ruleProperty === property ? [[name, value]] : [],
    ),
  )
}
