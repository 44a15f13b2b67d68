/** Switched on when /advertiser/register exists. Until then companies are led to the contact form. */
export const ADVERTISER_REGISTRATION_IS_OPEN: boolean = false;

/** Where a company goes that wants to advertise. */
export const ADVERTISER_DOOR = ADVERTISER_REGISTRATION_IS_OPEN ? "/advertiser/register" : "/contact?topic=ADVERTISING";
