import 'server-only'
import { type SiteRelease, siteDesignForm } from '../schema'

/** With a design and a colour that are not saved. What is neither changes nothing. */
export function applyLook(release: SiteRelease, look: URLSearchParams): SiteRelease {
  const design = siteDesignForm.shape.design.safeParse(look.get('design'))
  const colour = siteDesignForm.shape.colour.safeParse(look.get('colour'))
  const settings = {
    ...release.settings,
    ...(design.success && { design: design.data }),
    ...(colour.success && { colour: colour.data }),
  }
  return { ...release, settings }
}
