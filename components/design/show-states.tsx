'use client'

import { useEffect } from 'react'

/** A pseudo-class, and the elements of a state that look as if they had it. */
const SHOWN_STATES = [':hover', ':focus-visible'].map((pseudoClass) => {
  const [, name = ''] = /:(hover|focus)/.exec(pseudoClass) ?? []
  const elements = 'a, button, input, select, textarea, summary'
  return { pseudoClass, selector: `:is([data-state="${name}"] :is(${elements}))` }
})

/**
 * Style sheets have no way to show hover and focus without a pointer and a key, so the page copies their rules.
 * It comes last, after the pieces have read that nobody is logged in, and shows what a user sees.
 */
export function ShowStates() {
  useEffect(() => {
    for (const sheet of document.styleSheets) copyRules(sheet)
    for (const picture of document.images) picture.loading = 'eager'
    document.documentElement.dataset.session = 'in'
    document.documentElement.dataset.shown = ''
  }, [])
  return null
}

function copyRules(group: CSSStyleSheet | CSSGroupingRule) {
  for (const rule of [...group.cssRules].reverse()) {
    if (rule instanceof CSSStyleRule) copyRule(rule, group)
    else if (rule instanceof CSSGroupingRule) copyRules(rule)
  }
}

function copyRule(rule: CSSStyleRule, group: CSSStyleSheet | CSSGroupingRule) {
  for (const { pseudoClass, selector } of SHOWN_STATES) {
    if (!rule.selectorText.includes(pseudoClass)) continue
    const index = [...group.cssRules].indexOf(rule)
    group.insertRule(rule.cssText.replaceAll(pseudoClass, selector), index + 1)
  }
}
