import { UpgradeCard } from '@/components/library/upgrade-card'
import { EmptyState } from '@/components/site/empty-state'
import NoticeList from '@/components/site/notice-list'
import { SiteNotice } from '@/components/site/site-notice'
import { ActionError } from '@/components/ui/action-error'
import { Alert, type AlertTone } from '@/components/ui/alert'
import { buttonClass } from '@/components/ui/button'
import { NoticeCard } from '@/components/ui/notice-card'
import { draftsText } from '@/i18n/drafts'
import { libraryText } from '@/i18n/library'
import { myLearningText } from '@/i18n/my-learning'
import { routes } from '@/lib/routes'
import type { DesignPiece } from './piece'

const TONES: AlertTone[] = ['info', 'success', 'warning', 'error']

/** What the site says: messages, notices, and what is in place of an empty list. */
export function listMessagePieces(): DesignPiece[] {
  const { editor, upgrade, form } = draftsText()
  const { free } = libraryText()
  const { coming } = myLearningText()
  return [
    {
      name: 'alert',
      states: {
        ...Object.fromEntries(
          TONES.map((tone) => [
            tone,
            <Alert key={tone} tone={tone}>
              {editor.states.saved} <a href={routes.home}>{upgrade.link}</a>
            </Alert>,
          ]),
        ),
        long: <Alert tone="error">{`${upgrade.text} ${form.failure}`}</Alert>,
        'below a button': <ActionError />,
      },
    },
    {
      name: 'notice',
      states: {
        closable: <NoticeList notices={{ notice: '1' }} />,
        urgent: <NoticeList notices={{ takeover: 'recovery' }} />,
        'of the site': <SiteNotice notice={{ text: upgrade.text }} />,
      },
    },
    {
      name: 'empty-state',
      isWork: true,
      states: {
        action: (
          <EmptyState picture="online" text={coming.none}>
            <a href={routes.series} className={buttonClass('accent')}>
              {coming.see}
            </a>
          </EmptyState>
        ),
        long: <EmptyState picture="ledger" text={`${upgrade.text} ${form.topicHint}`} />,
      },
    },
    {
      name: 'upgrade-card',
      states: {
        default: <UpgradeCard {...free.upgrade} href={routes.subscription} picture="almirah" />,
      },
    },
    {
      name: 'notice-card',
      states: {
        code: <NoticeCard {...STAFF_ROOM} code="K7M2XQ" />,
        address: <NoticeCard {...STAFF_ROOM} code={null} />,
      },
    },
  ]
}

const STAFF_ROOM = {
  school: 'தமிழ்நாடு அரசு மேல்நிலைப் பள்ளி',
  url: 'https://uns.example/join/K7M2XQ',
  typedAt: 'uns.example/join',
}
