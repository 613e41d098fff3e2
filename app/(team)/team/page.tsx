import type { Metadata } from 'next'
import { requireTeam } from '@/lib/team/require-team'
import { teamWords } from '@/words/team'

export const generateMetadata = (): Metadata => ({ title: teamWords().title })

export default async function TeamPage() {
  await requireTeam('editor')
  return (
    <main className="page-width page-main">
      <h1>{teamWords().title}</h1>
    </main>
  )
}
