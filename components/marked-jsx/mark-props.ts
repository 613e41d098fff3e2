import Link from 'next/link'
import type { ElementType, ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { hasMarks, splitMarked, stripMarks } from '@/i18n/english-marks'
import { LANGUAGES } from '@/i18n/languages'

type Props = { children?: ReactNode } & Record<string, unknown>

/** They hold text only. */
const PLAIN_ELEMENTS = ['title', 'style', 'script', 'option', 'textarea']
/** A `lang` attribute would also say the language of these. */
const TEXT_ATTRIBUTES = ['aria-label', 'alt', 'placeholder', 'title']
const lang = LANGUAGES.en.tag

/**
 * The props of an HTML element, with `lang` where its text is marked as English and without the marks. Next's
 * link makes its element out of our reach.
 */
export function markProps(type: ElementType, given: object): Props {
  const props: Props = { ...given }
  if (type === Fragment) return { ...props, children: markChild(props.children) }
  if (typeof type !== 'string' && type !== Link) return props
  const hasOwnText = TEXT_ATTRIBUTES.some((name) => isOwnText(props[name]))
  for (const [name, value] of Object.entries(props))
    if (name !== 'children' && typeof value === 'string' && hasMarks(value))
      props[name] = stripMarks(value)
  const { children } = props
  const isEnglish = typeof children === 'string' && isAllEnglish(children)
  const isPlain = PLAIN_ELEMENTS.some((name) => name === type)
  if (isEnglish && !props.lang && !hasOwnText && (!isPlain || type === 'option'))
    return { ...props, lang, children: stripMarks(children) }
  return { ...props, children: isPlain || props.lang ? stripChild(children) : markChild(children) }
}

const isOwnText = (value: unknown) => typeof value === 'string' && !hasMarks(value)

const isAllEnglish = (text: string) =>
  hasMarks(text) && splitMarked(text).every((part) => part.isEnglish || part.text.trim() === '')

function markChild(child: ReactNode, key?: number): ReactNode {
  if (Array.isArray(child)) return child.map(markChild)
  if (typeof child !== 'string' || !hasMarks(child)) return child
  const parts = splitMarked(child).map(({ text, isEnglish }) =>
    isEnglish ? jsx('span', { lang, children: text }) : text,
  )
  return jsxs(Fragment, { children: parts }, key)
}

function stripChild(child: ReactNode): ReactNode {
  if (Array.isArray(child)) return child.map(stripChild)
  return typeof child === 'string' ? stripMarks(child) : child
}
