import { ButtonLink } from '@/components/site/button-link'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { routes } from '@/lib/routes'

/** For a teacher named as editor by a coordinator. */
export const EditorLink = () => (
  <p className="mt-8">
    <ButtonLink href={routes.schoolWebsite} tone="quiet">
      {schoolSiteEditorText().open}
    </ButtonLink>
  </p>
)
