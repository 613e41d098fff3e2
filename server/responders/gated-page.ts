import { type Responder, SKIP } from '../responder'
import { sendCachedResponse } from '../send-cached-response'
import { canShareVariant, sendVariantPage, type VariantPageContext } from './variant-page'

/** Members' pages, shared within a cache variant. */
export const createGatedPageResponder =
  (context: VariantPageContext): Responder =>
  (routed) =>
    canShareVariant(routed)
      ? sendVariantPage(context, routed, (page) =>
          sendCachedResponse(page, routed.request, routed.response),
        )
      : SKIP
