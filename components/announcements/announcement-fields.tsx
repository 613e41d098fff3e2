import { TeamField } from '@/components/team/forms/team-form'
import { TeamRichTextArea } from '@/components/team/forms/team-rich-text-area'
import { teamAnnouncementsText } from '@/i18n/team-announcements'
import type { TargetSessions } from '@/lib/announcements/announcement'
import { BOARDS } from '@/lib/schools/kinds'
import { type ChosenSchools, formatChosenSchools } from '@/lib/schools/team-filters'
import { AnnouncementTarget, type TargetOption } from './announcement-target'

type Props = {
  liveSessions: TargetSessions
  /** Of schools. */
  tags: string[]
  views: ChosenSchools[]
  values?: { target: string; district?: string; subject?: string; body?: string }
  /** The saved choice, which the list may lack. */
  savedOption?: TargetOption
}

export function AnnouncementFields({ liveSessions, tags, views, values, savedOption }: Props) {
  const text = teamAnnouncementsText().form
  const options = listOptions(liveSessions, tags, views)
  const isListed = !savedOption || options.some(({ value }) => value === savedOption.value)
  return (
    <>
      <AnnouncementTarget
        options={isListed ? options : [savedOption, ...options]}
        defaultValue={values?.target ?? ''}
      />
      <TeamField
        name="district"
        label={text.district}
        hint={text.districtHint}
        maxLength={100}
        defaultValue={values?.district}
      />
      <TeamField
        name="subject"
        label={text.subject}
        maxLength={150}
        defaultValue={values?.subject}
      />
      <TeamRichTextArea
        form="document"
        name="body"
        label={text.body}
        maxLength={5000}
        defaultValue={values?.body}
      />
    </>
  )
}

function listOptions(
  liveSessions: TargetSessions,
  tags: string[],
  views: ChosenSchools[],
): TargetOption[] {
  const { audience, form } = teamAnnouncementsText()
  const sessionNames = liveSessions.map(({ title, startsAt, ...session }) => ({
    ...session,
    name: form.session(title, startsAt),
  }))
  return [
    { value: 'news', label: audience('news', '') },
    { value: 'members', label: audience('members', '') },
    { value: 'coordinators', label: audience('coordinators', '') },
    ...BOARDS.map((board) => ({ value: `board:${board}`, label: audience('board', board) })),
    { value: 'district', label: form.districtOption },
    ...views.map(({ name, filters }) => ({
      value: `schools:${formatChosenSchools({ name, filters })}`,
      label: audience('schools', name),
    })),
    ...tags.map((tag) => ({ value: `tag:${tag}`, label: audience('tag', tag) })),
    ...sessionNames.map(({ id, name }) => ({
      value: `registered:${id}`,
      label: audience('registered', name),
    })),
    ...sessionNames
      .filter(({ isOver }) => isOver)
      .map(({ id, name }) => ({ value: `absent:${id}`, label: audience('absent', name) })),
  ]
}
