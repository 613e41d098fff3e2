import { list } from '../en/common/list'

type WebhookStopped = { firstname: string; title: string }

export const webhookEmail = {
  /** Shown to the team in the list of emails. */
  names: { webhookStopped: 'वेबहुक रुक गया' },
  webhookStopped: ({ firstname, title }: WebhookStopped) => ({
    subject: `वेबहुक “${title}” रुक गया है`,
    greeting: `नमस्ते ${firstname},`,
    failing: list(
      `वेबहुक “${title}” जिस पते पर भेजता है, उसने एक घंटे से ज़्यादा समय तक हमारी सूचनाएँ नहीं लीं। हमने यह वेबहुक रोक दिया है।`,
      'इसकी सूचनाएँ 30 दिन तक रखी रहेंगी। वेबहुक के पेज पर हर जवाब दिखता है। पता ठीक होने पर वेबहुक वहीं से फिर शुरू करें।',
    ),
    ended: list(
      `वेबहुक “${title}” जिस पते पर भेजता है, उसने जवाब दिया कि उसे और सूचनाएँ नहीं चाहिए (स्टेटस 410)। हमने यह वेबहुक बंद कर दिया है।`,
      'इसे इसके पेज पर हटाएँ। फिर से सूचनाएँ चाहिए हों तो नया वेबहुक जोड़ें।',
    ),
    button: 'वेबहुक खोलें',
  }),
}
