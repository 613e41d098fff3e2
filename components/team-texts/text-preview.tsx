import { AboutContent } from '@/components/site/about-content'
import { ContactContent } from '@/components/site/contact-content'
import { HomeContent } from '@/components/site/home-content'
import type { PublicLiveSession } from '@/lib/live-sessions/public-sessions'
import { getSiteFacts } from '@/lib/texts/facts'
import type { TextName } from '@/lib/texts/kinds'
import type { PublishedTexts } from '@/lib/texts/published'

type Props = {
  name: TextName
  texts: PublishedTexts
  nextSession: PublicLiveSession | null
  books: Parameters<typeof AboutContent>[0]['books']
}

/** The draft on the page that visitors read it on. */
export function TextPreview({ name, texts, nextSession, books }: Props) {
  if (name === 'contact') return <ContactContent facts={getSiteFacts(texts)} />
  if (name === 'about') return <AboutContent {...{ texts, books }} />
  return <HomeContent {...{ texts, nextSession }} />
}
