import { sketchTemplates } from '@/lib/school-sites/templates/sketch'
import { NewSiteForm } from '../new-site-form'

type Props = { name: string; suggestion: string }

export const StartWebsite = (props: Props) => (
  <NewSiteForm {...props} sketches={sketchTemplates()} />
)
