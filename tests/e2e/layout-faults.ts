/** Runs in the browser: a page that scrolls sideways, fields and labels of charts that cover one another. */
export function findLayoutFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const list = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
  const describe = (element: Element) =>
    element.getAttribute('name') ?? element.textContent?.trim().slice(0, 30) ?? element.tagName
  const overlap = (first: Element, second: Element) => {
    const [a, b] = [first.getBoundingClientRect(), second.getBoundingClientRect()]
    // The boxes of texts are higher than their letters.
    const minHeight = first.matches('text') ? Math.max(a.height, b.height) / 2 : 1
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return width > 1 && height > minHeight
  }
  const listPairs = (elements: Element[], getGroup: (element: Element) => Element | null) =>
    elements.flatMap((first, index) =>
      elements
        .slice(index + 1)
        .filter((second) => getGroup(first) !== getGroup(second) && overlap(first, second))
        .map((second) => `${describe(first)} and ${describe(second)} overlap`),
    )
  // A field may have a button inside.
  const fields = list('main form :is(input, select, textarea, button)').filter(
    (element) =>
      !element.matches('[type=hidden], [type=file], .sr-only') &&
      getComputedStyle(element).position !== 'sticky',
  )
  return [
    ...(scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : []),
    ...listPairs(fields, (element) => element.closest('.field') ?? element),
    ...list('svg').flatMap((chart) =>
      listPairs(
        [...chart.querySelectorAll('text')].filter((text) => text.checkVisibility()),
        (text) => text,
      ),
    ),
  ]
}
