import type { UseFormReturnType } from "@mantine/form";
import { PasswordField } from "./PasswordField";
import { TextField } from "./TextField";

export interface SignInFieldsProps<Values extends { email: string; password: string }> {
  form: UseFormReturnType<Values>;
  emailLabel: string;
  passwordLabel: string;
}

/** Email and password as every sign-in page has them: password managers fill them, nothing is corrected while typing. */
export function SignInFields<Values extends { email: string; password: string }>({
  form,
  emailLabel,
  passwordLabel,
}: SignInFieldsProps<Values>) {
  return (
    <>
      <TextField id="email" label={emailLabel} type="email" autoComplete="username" {...form.getInputProps("email")} />
      <PasswordField
        id="password"
        label={passwordLabel}
        autoComplete="current-password"
        {...form.getInputProps("password")}
        value={form.values.password}
      />
    </>
  );
}
