import { ButtonLink } from '@/components/site/button-link'
import { ActionButton } from '@/components/ui/action-button'
import { schoolSiteDisclosureText } from '@/i18n/school-site-disclosure'
import { routes } from '@/lib/routes'
import type { DisclosureForm } from '@/lib/school-disclosure/kinds'
import { listMissing } from '@/lib/school-disclosure/schema'
import type { EditorPage } from '@/lib/school-sites/pages/editor'
import { findDisclosure } from '@/lib/school-sites/schema'

type Props = { pages: EditorPage[]; form: DisclosureForm }

export function SiteDisclosure({ pages, form }: Props) {
  const text = schoolSiteDisclosureText()
  const page = pages.find(({ kind, isRemoved }) => kind === 'disclosure' && !isRemoved)
  const disclosure = page && findDisclosure(page.blocks)
  const missing = disclosure ? listMissing(disclosure).length : 0
  return (
    <section aria-labelledby="site-disclosure" className="mt-12 grid max-w-3xl gap-5">
      <h2 id="site-disclosure">{text.heading}</h2>
      <p>{text[disclosure?.form ?? form]}</p>
      {!page && (
        <ActionButton label={text.create} path="/api/school/website/disclosure" isImmediate />
      )}
      {page && (
        <>
          <p className="font-semibold">
            {missing > 0 ? text.missingHeading(missing) : text.complete}
          </p>
          <p>
            <ButtonLink href={routes.schoolWebsitePage(page.id)} tone="quiet">
              {text.open}
            </ButtonLink>
          </p>
        </>
      )}
    </section>
  )
}
