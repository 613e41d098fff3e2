import 'server-only'
import { findApproval, type SiteApproval } from './approval'
import { findUnpublishedChanges, type SiteDraftChanges } from './unpublished'

/** What waits for publication, and who asks for it. */
export async function loadPublication(
  schoolId: string,
): Promise<{ approval: SiteApproval | null; changes: SiteDraftChanges | null }> {
  return {
    approval: await findApproval(schoolId),
    changes: await findUnpublishedChanges(schoolId),
  }
}
