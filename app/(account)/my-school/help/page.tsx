import type { Metadata } from 'next'
import { SchoolHead } from '@/components/school/school-head'
import { SchoolHelp } from '@/components/school/school-help'
import { routes } from '@/lib/routes'
import { requireCoordinator } from '@/lib/schools/require-coordinator'
import { schoolHelpWords } from '@/words/school-help'

export const generateMetadata = (): Metadata => ({ title: schoolHelpWords().title })

export default async function HelpPage() {
  const { title, lede, parts } = schoolHelpWords()
  await requireCoordinator(routes.schoolHelp)
  return (
    <main className="page-width page-main">
      <SchoolHead title={title} lede={lede} here="help" />
      <SchoolHelp parts={parts} />
    </main>
  )
}
