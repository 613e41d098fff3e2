import { Programme } from '@/components/site/programme'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { programmeWords } from '@/words/programmes'

export const generateMetadata = () => pageMetadata({ ...programmeWords().lms, path: routes.lms })

export default function LmsPage() {
  const { lms, enroll } = programmeWords()
  return (
    <Programme words={lms} picture="lms">
      <button type="button" aria-describedby="enroll-note" className="button">
        {enroll}
      </button>
    </Programme>
  )
}
