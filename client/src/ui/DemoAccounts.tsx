import styles from "./DemoAccounts.module.css";

export interface DemoAccount {
  email: string;
  password: string;
  title: string;
}

export interface DemoAccountsProps {
  title: string;
  hint: string;
  accounts: readonly DemoAccount[];
  /** Fills the form; it does not send it. */
  onChoose: (account: DemoAccount) => void;
}

/** The accounts of the demonstration that this sign-in page accepts. Draws nothing when there are none. */
export function DemoAccounts({ title, hint, accounts, onChoose }: DemoAccountsProps) {
  if (accounts.length === 0) return null;
  return (
    <aside className={styles.demo} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles.hint}>{hint}</p>
      <ul>
        {accounts.map((account) => (
          <li key={account.email}>
            <button type="button" className={styles.account} onClick={() => onChoose(account)}>
              <b>{account.title}</b>
              <span>{account.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
