import { hasUserFragment, sendUserPage } from '../my-learning-fragment'
import { type Responder, SKIP } from '../responder'
import { canShareVariant, sendVariantPage, type VariantPageContext } from './variant-page'

/** Pages of one's own, with the user's fragment in a shared page. */
export const createPersonalPageResponder =
  (context: VariantPageContext): Responder =>
  (routed) =>
    canShareVariant(routed) && hasUserFragment(routed.routePolicy)
      ? sendVariantPage(
          context,
          routed,
          (shell, viewer, { request, response, path, routePolicy }) =>
            sendUserPage({ request, response, path, routePolicy, shell, viewer }),
        )
      : SKIP
