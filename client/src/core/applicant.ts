let secret: string | undefined;

/** The secret of the application that this tab watches: with it somebody without an account may open the socket. */
export const applicantSecret = {
  read: (): string | undefined => secret,
  set: (next: string | undefined): void => {
    secret = next;
  },
};
