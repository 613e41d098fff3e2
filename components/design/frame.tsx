import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { ButtonLink } from '@/components/site/button-link'
import { GroupTabs } from '@/components/site/group-tabs'
import { Header } from '@/components/site/header'
import { MemberNav } from '@/components/site/member-nav'
import { PageHead } from '@/components/site/page-head'
import { Section } from '@/components/site/section'
import { WorkHead } from '@/components/site/work-head'
import { RecordTabs } from '@/components/team/lists/record-tabs'
import { draftsText } from '@/i18n/drafts'
import { liveSessionText } from '@/i18n/live-sessions'
import { routes } from '@/lib/routes'
import type { DesignPiece } from './piece'

const BAR_SPACE_STYLE = { minHeight: '9rem' } as const

/** What a page begins with, and how people reach others. */
export function listFramePieces(): DesignPiece[] {
  const { title, lede, create, upgrade } = draftsText()
  const { title: sessions, kinds, lede: sessionsLede } = liveSessionText()
  return [
    {
      name: 'work-head',
      isWork: true,
      states: {
        default: <WorkHead title={sessions} lede={sessionsLede} />,
        'tabs and action': (
          <WorkHead
            tabs={<GroupTabs group="toolkit" />}
            title={title}
            lede={lede}
            action={<ButtonLink href={routes.newDraft}>{create}</ButtonLink>}
          />
        ),
        long: (
          <WorkHead
            title={upgrade.text}
            action={<ButtonLink href={routes.newDraft}>{upgrade.link}</ButtonLink>}
          />
        ),
      },
    },
    {
      name: 'page-head',
      states: { default: <PageHead title={sessions} lede={sessionsLede} picture="online" /> },
    },
    {
      name: 'section',
      states: {
        default: (
          <Section id="design-section" heading={title} intro={lede}>
            {create}
          </Section>
        ),
      },
    },
    {
      name: 'breadcrumbs',
      states: {
        default: <Breadcrumbs title={title} description={lede} path={routes.myDrafts} />,
        long: (
          <Breadcrumbs
            title={upgrade.text}
            description={lede}
            path={routes.newDraft}
            parents={[{ title, path: routes.myDrafts }]}
          />
        ),
      },
    },
    {
      name: 'tabs',
      isWork: true,
      states: {
        group: <GroupTabs group="library" />,
        hover: <GroupTabs group="library" />,
        focus: <GroupTabs group="library" />,
        record: <RecordTabs path={routes.series} tabs={kinds} current="workshop" />,
      },
    },
    {
      name: 'header',
      states: {
        default: (
          <div style={BAR_SPACE_STYLE}>
            <Header />
          </div>
        ),
      },
    },
    {
      name: 'member-nav',
      states: {
        default: (
          <div style={BAR_SPACE_STYLE}>
            <MemberNav />
          </div>
        ),
      },
    },
  ]
}
