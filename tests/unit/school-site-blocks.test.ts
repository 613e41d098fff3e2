import { describe, expect, test } from 'vitest'
import { SITE_DESIGNS } from '@/lib/school-sites/kinds'
import { renderCalendar } from '@/lib/school-sites/render/calendar'
import { toInitials } from '@/lib/school-sites/render/entries'
import { renderIcon } from '@/lib/school-sites/render/facts'
import { renderSitePage } from '@/lib/school-sites/render/page'
import { renderVideoFrame } from '@/lib/school-sites/render/video'
import { type SiteBlock, type SiteRelease, siteBlock } from '@/lib/school-sites/schema'
import { findVideoId } from '@/lib/school-sites/video'
import { newerAttackBlocks, newRelease, newSiteView } from '../support/school-sites'

const [PHOTO, FORM, LOGO] = ['a', 'b', 'c'].map((letter) => letter.repeat(64)) as [
  string,
  string,
  string,
]
const FILES: SiteRelease['files'] = {
  [PHOTO]: { kind: 'picture', name: 'hall.webp', bytes: 9_000, width: 800, height: 600 },
  [FORM]: { kind: 'pdf', name: 'form.pdf', bytes: 120_000 },
  [LOGO]: { kind: 'picture', name: 'logo.webp', bytes: 900, width: 200, height: 200 },
}

const newView = (
  blocks: SiteBlock[],
  { settings = {}, ...overrides }: { settings?: object } & Parameters<typeof newSiteView>[1] = {},
) => {
  const release = newRelease({ files: FILES, pages: [{ path: '', title: 'Home', blocks }] })
  return newSiteView(
    { ...release, settings: { ...release.settings, ...settings } },
    { ...overrides },
  )
}

function render(blocks: SiteBlock[], options?: Parameters<typeof newView>[1]) {
  const page = renderSitePage(newView(blocks, options), '')
  if (!page) throw new Error('no page')
  return page
}

const VIDEO = 'dQw4w9WgXcQ'
const video: SiteBlock = {
  ...{ id: 'v', type: 'video', title: 'Our sports day', text: '', file: '' },
  url: `https://youtu.be/${VIDEO}`,
}
const event = (title: string, day: string, more: object = {}) => ({
  ...{ title, day, until: '', time: '', place: '' },
  ...more,
})

test('columns show headings of one level, pictures, bold, links and lists', () => {
  const { html } = render([
    {
      ...{ id: 'a', type: 'columns' },
      columns: [
        { title: 'Buses', text: '- **Route 1**\n- Route 2', file: '', alt: '' },
        {
          title: 'Hostel',
          text: '[Rules](https://school.example/rules)',
          file: PHOTO,
          alt: 'The hostel',
        },
        { title: '', text: '', file: '', alt: '' },
      ],
    },
  ])
  expect(html).toContain('<h2>Buses</h2><ul><li><strong>Route 1</strong></li><li>Route 2</li></ul>')
  expect(html).toContain('alt="The hostel" width="800" height="600" loading="lazy"')
  expect(html).toContain('<h2>Hostel</h2>')
  expect(html.match(/<div class="columns">(<div>.*?<\/div>){2}<\/div>/)).not.toBeNull()
})

describe('people', () => {
  const people: SiteBlock = {
    ...{ id: 'a', type: 'people', title: 'Teachers' },
    people: [
      { name: 'Dr. Meena Ravi', role: 'Principal', subject: 'Maths', file: '' },
      { name: 'S. Anand', role: 'Teacher', subject: '', file: PHOTO },
      { name: ' ', role: 'left empty', subject: '', file: '' },
    ],
  }
  test('have a photo or initials, a role and a subject', () => {
    const { html } = render([people])
    expect(html).toContain(
      'aria-hidden="true">MR</span><div><b>Dr. Meena Ravi</b><span>Principal</span><span>Maths</span>',
    )
    expect(html).toContain('<img class="portrait"')
    expect(html).toContain('alt="" width="800" height="600" loading="lazy"')
    expect(html).not.toContain('left empty')
  })
  test.each([
    ['Dr. Meena Ravi', 'MR'],
    ['Lakshmi', 'L'],
    ['A.P.J. Abdul Kalam', 'AK'],
    ['முனைவர் குமார்', 'முகு'],
    ['Smt.', 'S'],
    ['...', ''],
  ])('the initials of %s are %s', (name, initials) => {
    expect(toInitials(name)).toBe(initials)
  })
})

test('a timetable pasted from a spreadsheet keeps its empty corner and names each period', () => {
  const { html } = render([
    {
      ...{ id: 'a', type: 'timetable', title: 'Class 8 A' },
      text: '\tPeriod 1\tPeriod 2\r\nMonday\tTamil\tMaths\r\n\r\nTuesday\tEnglish\t',
    },
  ])
  expect(html).toContain('<td role="cell"></td><th role="columnheader" scope="col">Period 1</th>')
  expect(html).toContain(
    '<th role="rowheader" scope="row">Monday</th><td role="cell" data-period="Period 1">Tamil</td><td role="cell" data-period="Period 2">Maths</td>',
  )
  expect(html).toContain('role="region" tabindex="0" aria-label="Class 8 A"')
})

test('downloads name the type and the size; a file that is gone is left out', () => {
  const { html } = render([
    {
      ...{ id: 'a', type: 'downloads', title: 'Forms' },
      downloads: [
        { file: FORM, title: 'Admission form' },
        { file: 'd'.repeat(64), title: 'Gone' },
      ],
    },
  ])
  expect(html).toContain(`<a href="/s/lotus-valley/files/${FORM}">Admission form</a> (PDF, 118 KB)`)
  expect(html).not.toContain('Gone')
})

describe('a list of notices', () => {
  const notices: SiteBlock = {
    ...{ id: 'a', type: 'notices', title: 'Notices' },
    notices: [
      { title: 'Holiday', text: 'No school.', from: '2026-11-20', until: '2026-11-24', file: FORM },
      { title: 'Over', text: '', from: '', until: '2026-11-23', file: '' },
      { title: 'Later', text: '', from: '2026-11-25', until: '', file: '' },
    ],
  }
  test('shows what is current on the day', () => {
    const { html } = render([notices])
    expect(html).toContain('<h3>Holiday</h3>')
    expect(html).toContain('20 November 2026</time> – <time datetime="2026-11-24">')
    expect(html).toContain('form.pdf')
    expect(html).not.toMatch(/Over|Later/)
  })
  test('that has only a last day says until when, in the languages that we write', () => {
    const block = {
      ...notices,
      notices: [{ title: 'Timetable', text: '', from: '', until: '2026-12-12', file: '' }],
    } as SiteBlock
    const dates = (language: string) =>
      /<p class="dates">(.*?)<\/p>/.exec(render([block], { settings: { language } }).html)?.[1]
    expect(dates('en')).toBe('Until <time datetime="2026-12-12">12 December 2026</time>')
    expect(dates('ta')).toMatch(/<\/time> வரை$/)
    expect(dates('te')).toMatch(/^<time [^>]*>[^<]*<\/time>$/)
  })
  test('says so when none is, in the language of the site', () => {
    const day = '2027-01-01'
    const later = render([notices], { day, settings: { language: 'ta' } }).html
    expect(later).toContain('Later')
    const over = { ...notices, notices: notices.notices.slice(0, 2) } as SiteBlock
    expect(render([over], { day }).html).toContain('There are no notices at the moment.')
    expect(render([over], { day, settings: { language: 'ta' } }).html).toContain(
      'இப்போது அறிவிப்புகள் இல்லை.',
    )
    expect(render([over], { day, settings: { language: 'te' } }).html).toContain(
      '<span lang="en" dir="ltr">There are no notices',
    )
  })
})

describe('events', () => {
  const events: SiteBlock = {
    ...{ id: 'a', type: 'events', title: 'Dates', sessions: 'yes' },
    events: [
      event('Annual day', '2026-12-20', { time: '17:30', place: 'Main hall' }),
      event('Camp', '2026-11-22', { until: '2026-11-24' }),
      event('Over', '2026-11-23'),
    ],
  }
  const sessions = [
    {
      ...{ title: 'Phonics for class 1', day: '2026-12-05', until: '' },
      ...{ time: '14:00', place: '', minutes: 90 },
    },
  ]

  test('come in the order of their days with the in-house sessions, and none is past', () => {
    const { html } = render([events], { sessions })
    const order = ['Camp', 'Phonics for class 1', 'Annual day'].map((title) => html.indexOf(title))
    expect(order).toEqual([...order].sort((one, other) => one - other))
    expect(order).not.toContain(-1)
    expect(html).not.toContain('Over')
    expect(html).toMatch(/5 December 2026<\/time>, 2:00.pm/i)
    expect(html).toContain('href="/s/lotus-valley/calendar.ics"')
  })

  test('leave out the sessions where the school does not show them', () => {
    expect(render([{ ...events, sessions: 'no' }], { sessions }).html).not.toContain('Phonics')
  })

  test('have a feed with the same entries', () => {
    const feed = renderCalendar(newView([events], { sessions })) ?? ''
    expect(feed.match(/BEGIN:VEVENT/g)).toHaveLength(3)
    expect(feed).toContain('DTSTART:20261220T120000Z')
    expect(feed).toContain('DTSTART;VALUE=DATE:20261122')
    expect(feed).toContain('DTEND;VALUE=DATE:20261125')
    expect(feed).toContain('DTEND:20261205T100000Z')
    expect(feed.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(renderCalendar(newView([events], { sessions }))).toBe(feed)
    expect(renderCalendar(newView([]))).toBeNull()
  })

  test('a title cannot add a line to the feed', () => {
    const block = { ...events, events: [event('A\r\nATTACH:https://evil.example', '2026-12-20')] }
    const feed = renderCalendar(newView([block as SiteBlock])) ?? ''
    expect(feed).not.toMatch(/^ATTACH/m)
  })
})

test('figures are shown with their labels', () => {
  const { html } = render([
    {
      ...{ id: 'a', type: 'figures' },
      figures: [
        { number: '96 %', label: 'passed class 10' },
        { number: '', label: 'left empty' },
      ],
    },
  ])
  expect(html).toContain(
    '<dl class="figures"><div><dt>passed class 10</dt><dd>96 %</dd></div></dl>',
  )
})

describe('a video', () => {
  test('asks nothing of YouTube before the press, and no script is allowed after it', () => {
    const { html, csp } = render([video])
    expect(html).toContain(
      `<iframe src="/s/lotus-valley/video/${VIDEO}" title="Our sports day" loading="lazy"`,
    )
    const loaded = [...html.matchAll(/<(?:iframe|img|link|script)[^>]*? (?:src|href)="([^"]*)"/g)]
    expect(loaded.filter(([, url]) => /youtube|google/.test(url ?? ''))).toEqual([])
    expect(csp).toContain("frame-src 'self' https://www.youtube-nocookie.com;")
    expect(csp).toContain("script-src 'none'")
    expect(render([]).csp).not.toContain('frame-src')
  })

  test('is a page of our own in a frame, whose only link is the player', () => {
    const view = newView([{ ...video, file: PHOTO } as SiteBlock])
    const frame = renderVideoFrame(view, VIDEO)
    expect(frame?.html).toContain(
      `href="https://www.youtube-nocookie.com/embed/${VIDEO}?autoplay=1&#38;rel=0"`,
    )
    expect(frame?.html).toContain(`src="/s/lotus-valley/files/${PHOTO}"`)
    expect(frame?.html).not.toContain('<script')
    expect(renderVideoFrame(view, 'aaaaaaaaaaa')).toBeNull()
  })

  test('is a link in the preview and in a downloaded copy', () => {
    for (const options of [{ isDraft: true }, { base: '.' }]) {
      const { html } = render([video], options)
      expect(html).not.toContain('<iframe')
      expect(html).toContain(`href="https://www.youtube.com/watch?v=${VIDEO}"`)
    }
  })

  test.each([
    [`https://www.youtube.com/watch?v=${VIDEO}&t=10s`, VIDEO],
    [`https://youtu.be/${VIDEO}?si=abc`, VIDEO],
    [`https://m.youtube.com/shorts/${VIDEO}`, VIDEO],
    [`https://www.youtube.com/live/${VIDEO}`, VIDEO],
    [` https://www.youtube-nocookie.com/embed/${VIDEO} `, VIDEO],
    [`https://youtube.com.evil.example/watch?v=${VIDEO}`, null],
    [`https://evil.example/youtu.be/${VIDEO}`, null],
    [`https://user:pass@evil.example/watch?v=${VIDEO}`, null],
    [`javascript:alert(1)//youtu.be/${VIDEO}`, null],
    [`data:text/html,https://youtu.be/${VIDEO}`, null],
    [`//youtu.be/${VIDEO}`, null],
    [`https://youtu.be/${VIDEO}"onload=alert(1)`, null],
    ['https://youtu.be/short', null],
    ['https://vimeo.com/123456789', null],
    ['', null],
  ])('the id of %s is %s', (url, id) => {
    expect(findVideoId(url)).toBe(id)
  })
})

test('a map is a drawing and a link, by plus code before address', () => {
  const map: SiteBlock = {
    ...{
      id: 'a',
      type: 'map',
      title: 'Find us',
      text: '4 Temple Road\nSalem',
      code: '7J4V+RX Salem',
    },
    ...{ directions: '- Bus 12', file: '', alt: '' },
  }
  const { html, csp } = render([map])
  expect(html).toContain('query=7J4V%2BRX%20Salem"')
  expect(html).toContain('<svg class="drawing"')
  expect(html).toContain('<li>Bus 12</li>')
  expect(csp).not.toContain('google')
  expect(render([{ ...map, code: '' }]).html).toContain('query=4%20Temple%20Road%20Salem"')
  expect(render([{ ...map, file: PHOTO, alt: 'A drawn map' }]).html).toContain('alt="A drawn map"')
})

describe('contact', () => {
  const contact: SiteBlock = {
    ...{
      id: 'a',
      type: 'contact',
      title: 'Contact',
      text: '4 Temple Road\nSalem',
      hours: '9 to 4',
    },
    ...{ phone: '04259 220000, +91 98400-12345', email: 'office@school.example' },
  }
  test('can be called and written to, and search engines read it', () => {
    const { html } = render([contact])
    expect(html).toContain(
      '<a href="tel:04259220000"><span itemprop="telephone">04259 220000</span></a>, <a href="tel:+919840012345">',
    )
    expect(html).toContain('<a href="mailto:office@school.example">')
    expect(html).toContain('<dt>Office hours</dt>')
  })
  test('describes the school on the pages that do not show it, too', () => {
    const release = newRelease({
      pages: [
        { path: '', title: 'Home', blocks: [] },
        { path: 'contact', title: 'Contact', blocks: [contact] },
      ],
    })
    const { html } = renderSitePage(newSiteView(release), '') ?? { html: '' }
    expect(html).toContain('<meta itemprop="telephone" content="04259 220000">')
    expect(html).toContain('<meta itemprop="email" content="office@school.example">')
    expect(html).toContain('<meta itemprop="address" content="4 Temple Road Salem">')
    const own = renderSitePage(newSiteView(release), 'contact') ?? { html: '' }
    expect(own.html).not.toContain('<meta itemprop')
  })
  test.each(['javascript:alert(1)', '12', 'call me', '1'.repeat(40)])(
    'a phone number %s is text, not a link',
    (phone) => {
      const { html } = render([{ ...contact, phone } as SiteBlock])
      expect(html).not.toContain('href="tel:')
      expect(html).toContain('itemprop="telephone"')
    },
  )
})

const EMPTY: SiteBlock[] = [
  { id: 'a', type: 'columns', columns: [{ title: '', text: '', file: '', alt: '' }] },
  { id: 'b', type: 'people', title: 'x', people: [] },
  { id: 'c', type: 'timetable', title: 'x', text: '' },
  { id: 'd', type: 'downloads', title: 'x', downloads: [{ file: '', title: 'x' }] },
  { id: 'e', type: 'notices', title: 'x', notices: [] },
  { id: 'f', type: 'events', title: 'x', events: [], sessions: 'no' },
  { id: 'g', type: 'figures', figures: [] },
  { ...video, url: 'https://vimeo.com/1' } as SiteBlock,
  { id: 'h', type: 'map', title: 'x', text: '', code: '', directions: 'x', file: '', alt: '' },
  { id: 'i', type: 'contact', title: 'x', phone: '', email: '', text: '', hours: '' },
]

test.each(EMPTY.map((block) => [block.type, block] as const))(
  'an empty block of the kind %s shows nothing, and the preview says so',
  (_, block) => {
    const main = (html: string) => /<div class="content">(.*)<\/div><\/main>/.exec(html)?.[1]
    expect(main(render([block]).html)).toBe('')
    expect(main(render([block], { isDraft: true }).html)).toContain('This block is empty.')
  },
)

test.each([
  'red}body{display:none',
  '</style><script>alert(1)</script>',
  'url(https://evil.example)',
  '--c:red;background:url(//evil.example)',
])('%s reaches no style sheet', (text) => {
  const { html } = render(newerAttackBlocks(text, PHOTO))
  const [, styles = ''] = /<style>(.*?)<\/style>/.exec(html) ?? []
  expect(styles).not.toContain('evil')
  expect(styles).not.toContain(text)
  expect(html.match(/<style>/g)).toHaveLength(1)
  expect(html.replace(/="[^"]*"/g, '=""')).not.toMatch(/<[^>]*\sstyle\b/)
})

test('a block with a wrong shape is refused', () => {
  for (const block of [
    { id: 'a', type: 'video', title: '', url: '', file: '../x', text: '' },
    { id: 'a', type: 'events', title: '', events: [event('x', '1 May')], sessions: 'no' },
    {
      id: 'a',
      type: 'events',
      title: '',
      events: [event('x', '', { time: '25:00' })],
      sessions: 'no',
    },
    { id: 'a', type: 'figures', figures: Array(6).fill({ number: '1', label: 'x' }) },
    {
      id: 'a',
      type: 'columns',
      columns: Array(4).fill({ title: '', text: '', file: '', alt: '' }),
    },
    { id: 'a', type: 'people', title: '', people: [{ name: 'x' }] },
  ])
    expect(siteBlock.safeParse(block).success).toBe(false)
})

describe('what others read of a page', () => {
  const picture: SiteBlock = { id: 'p', type: 'picture', file: PHOTO, alt: 'Hall', text: '' }
  test('its share picture has a size, and its icon is the logo', () => {
    const { html } = render([picture], { settings: { logo: LOGO } })
    expect(html).toContain(
      `property="og:image" content="https://uns.example/s/lotus-valley/files/${PHOTO}"`,
    )
    expect(html).toContain('property="og:image:width" content="800"')
    expect(html).toContain('property="og:site_name" content="Lotus Valley School"')
    expect(html).toContain(`<link rel="icon" href="/s/lotus-valley/files/${LOGO}">`)
  })
  test('without a logo, the icon has the initials on the colour of the site', () => {
    const view = newView([], { settings: { name: '<b> Lotus Valley' } })
    expect(renderSitePage(view, '')?.html).toContain('href="/s/lotus-valley/icon.svg"')
    expect(renderIcon(view)).toContain('fill="#1d4f91"')
    expect(renderIcon(view)).not.toContain('<b>')
  })
})

test.each(SITE_DESIGNS)('every block has styles for paper in the design %s', (design) => {
  const { html } = render(newerAttackBlocks('x', PHOTO), { settings: { design } })
  const printed = html
    .split('@media print{')
    .slice(1)
    .map((rules) => rules.split('}}', 1)[0] ?? '')
  const blocks = ['columns', 'people', 'timetable', 'events', 'figures', 'video', 'map', 'contact']
  for (const block of blocks) expect(printed.join(), block).toContain(`.${block}`)
})
