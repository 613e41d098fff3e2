import { Fragment } from 'react'
import { siteOwner } from '@/base/owner'
import { Picture } from '@/components/site/picture'
import { MarkdownBlocks } from '@/components/ui/markdown-blocks'
import { policyText } from '@/i18n/policies'
import type { PolicyText } from '@/lib/policies/original'

type Props = { text: Pick<PolicyText, 'sections' | 'lang'> }

export const PolicySections = ({ text }: Props) => (
  <div lang={text.lang} className="mt-10 grid items-start gap-10 lg:grid-cols-contents lg:gap-16">
    <PolicyContents text={text} />
    <div className="prose wrap-anywhere">
      {text.sections.map(({ id, heading, blocks }) => (
        <Fragment key={id}>
          {heading && <h2 id={id}>{heading}</h2>}
          <MarkdownBlocks blocks={blocks} />
        </Fragment>
      ))}
    </div>
  </div>
)

function PolicyContents({ text: { sections } }: Props) {
  return (
    <nav
      aria-label={policyText(siteOwner).contents}
      className="sheet screen-only px-5 py-5 lg:sticky lg:top-6"
    >
      <Picture name="ledger" className="hidden w-28 lg:block" />
      <ul className="sm:columns-2 lg:columns-1 lg:mt-3">
        {sections
          .filter(({ heading }) => heading)
          .map(({ id, heading }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 min-w-11 items-center leading-snug"
              >
                {heading}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
