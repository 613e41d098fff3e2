import { classSlipsText } from '@/i18n/class-slips'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { slipTextsForm } from '@/lib/class-tests/slips/schema'
import { saveSlipTexts } from '@/lib/class-tests/slips/texts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: slipTextsForm,
    limits: { viewer: 'CLASS_TEST' },
    run: async ({ viewer, input }) => {
      await saveSlipTexts(viewer, input)
      return { body: { msg: classSlipsText().form.saved } }
    },
  }),
})
