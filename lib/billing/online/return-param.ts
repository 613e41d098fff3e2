import 'server-only'

/** With our reference of the link; Razorpay adds it to the URL that the payer comes back to. */
export const RETURN_PARAM = 'razorpay_payment_link_reference_id'
