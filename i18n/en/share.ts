export const share = {
  classroom: 'Share to Google Classroom',
  whatsApp: 'Share on WhatsApp',
  email: 'Send by email',
  copy: 'Copy this text',
  share: 'Share',
  copied: 'Copied.',
  notCopied: 'Copying failed. Select the text and copy it.',
}
