import { expect, test } from 'vitest'
import { SubscriptionTable } from '@/components/billing/subscription-table'
import { ShareSession } from '@/components/live-sessions/public-sessions/share-session'
import { AskPrincipal } from '@/components/school/invitation/ask-principal'
import { OpenInvitations } from '@/components/school/invitation/open-invitations'
import { ShareLink } from '@/components/school/share-link'
import { ShareActions } from '@/components/ui/share-actions'
import { renderInRouter } from '../support/render-in-router'
import { newSampleSession } from '../support/sample-live-sessions'

const MEETING_URL = 'https://meet.uns.example/live/secret-door'

/** The texts of the WhatsApp links, as WhatsApp reads them. */
function readSharedTexts(html: string) {
  const hrefs = [...html.matchAll(/href="(https:\/\/wa\.me\/[^"]*)"/g)].map(([, href = '']) => href)
  return hrefs.map((href) => new URL(href.replaceAll('&amp;', '&')).searchParams.get('text'))
}

test('shares any text unchanged, without scripts, and tells WhatsApp nothing about the page', () => {
  const text = 'மீனா & “R&D”? 100% #1\nhttps://uns.example/series/a?b=c'
  const html = renderInRouter(<ShareActions text={text} subject="A & B" />)
  expect(readSharedTexts(html)).toEqual([text])
  expect(html).toMatch(/<a href="https:\/\/wa\.me[^>]* rel="noreferrer"/)
  const mail = new URL(/href="(mailto:[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '')
  expect([mail.searchParams.get('subject'), mail.searchParams.get('body')]).toEqual(['A & B', text])
})

test('a session is shared by its page, never by its meeting link, and no longer once it is over', () => {
  const session = { ...newSampleSession(), meetingUrl: MEETING_URL, slug: 'water', title: 'Water' }
  const render = (phase: 'upcoming' | 'live' | 'over' | 'cancelled') =>
    renderInRouter(<ShareSession {...session} phase={phase} />)
  for (const phase of ['upcoming', 'live'] as const) {
    const html = render(phase)
    const [text] = readSharedTexts(html)
    expect(text).toContain('Water')
    expect(text).toContain('/series/water')
    expect(decodeURIComponent(html)).not.toContain('meet.uns.example')
  }
  expect(readSharedTexts(render('over'))).toEqual([])
  expect(readSharedTexts(render('cancelled'))).toEqual([])
})

test('logged-in users share a session in Google Classroom by a plain link, and no script of theirs runs', () => {
  const session = { ...newSampleSession(), slug: 'water', title: 'Water' }
  const html = renderInRouter(<ShareSession {...session} />)
  const [, loggedIn = ''] = html.split('class="when-in"')
  const [link = ''] = loggedIn.match(/<a href="https:\/\/classroom[^>]*>/) ?? []
  expect(link).toContain('rel="noreferrer"')
  const href = /href="([^"]*)"/.exec(link)?.[1] ?? ''
  expect(new URL(href).origin + new URL(href).pathname).toBe('https://classroom.google.com/share')
  expect(new URL(href).searchParams.get('url')).toMatch(/^https?:.*\/series\/water$/)
  expect(html).not.toContain('<script')
})

test('a certificate and a staff-room link are shared with their text', () => {
  const html = renderInRouter(<ShareLink url="https://uns.example/x" text="Look: x" />)
  expect(readSharedTexts(html)).toEqual(['Look: x'])
})

test('an open invitation is shared without its link, an expired one not at all', () => {
  const row = {
    id: '7',
    email: 'asha@school.example',
    emailState: 'sent' as const,
    sentAt: new Date(),
    expiresAt: new Date(),
  }
  const render = (state: 'open' | 'expired') =>
    renderInRouter(
      <OpenInvitations
        school="Sunrise"
        invitations={{ rows: [{ ...row, state }], next: undefined } as never}
      />,
    )
  const [text] = readSharedTexts(render('open'))
  expect(text).toContain('Sunrise')
  expect(text).toContain('asha@school.example')
  expect(text).not.toMatch(/http|\/join/)
  expect(readSharedTexts(render('expired'))).toEqual([])
})

test('the message to the principal links to the form that needs no account', () => {
  const html = renderInRouter(<AskPrincipal />)
  expect(readSharedTexts(html)[0]).toMatch(/\/subscription-register$/)
  expect(html).toContain('href="mailto:?')
})

test('the table shows the public prices, or how to ask for a quotation', () => {
  expect(renderInRouter(<SubscriptionTable prices={[]} />)).toContain('Ask for a quotation')
  const price = { id: '7', plan: 'School', seatsFrom: 1, seatsTo: 50, months: 12 }
  const html = renderInRouter(
    <SubscriptionTable
      prices={[{ ...price, amount: 1_200_000 as never, validFrom: '2026-04-01', isPublic: true }]}
    />,
  )
  expect(html).toContain('School: ')
  expect(html).toContain('12,000')
  expect(html).not.toContain('Ask for a quotation')
})
