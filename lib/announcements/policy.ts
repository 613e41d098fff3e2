import type { AnnouncementAudience, AnnouncementState } from '@/base/announcement-kinds'

/** Operational emails are about the recipient's own school, seat or registration. */
export const isNews = (audience: AnnouncementAudience): boolean => audience === 'news'

/** In this time nothing is sent yet, and a manager can still cancel. */
export const ANNOUNCEMENT_UNDO_SECONDS = 60

export const canEditAnnouncement = (state: AnnouncementState): boolean => state === 'draft'

/** While it is being sent, only the emails that wait for another day are cancelled. */
export const canCancelAnnouncement = (state: AnnouncementState): boolean =>
  state === 'scheduled' || state === 'sending'
