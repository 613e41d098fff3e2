/** Apart from the share buttons, because pages on the server call it too. */
export const buildWhatsAppUrl = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`
