import { Programme } from '@/components/site/programme'
import { lms } from '@/content/pages/programmes'
import { pageMetadata } from '@/lib/page-metadata'

export const metadata = pageMetadata(lms)

export default function LmsPage() {
  return (
    <Programme programme={lms}>
      <button type="button" aria-describedby="enroll-note" className="button">
        Enroll
      </button>
    </Programme>
  )
}
