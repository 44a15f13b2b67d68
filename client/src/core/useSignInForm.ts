import { useForm } from "@mantine/form";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Problem } from "../ui/ErrorSummary";
import { problemCode, tooManyTries } from "./problems";
import { useSession } from "./session";
import type { Viewer } from "./session-store";

export interface SignInValues {
  email: string;
  password: string;
  rememberMe: boolean;
}

/** The sentences of a sign-in page. */
export interface SignInWords {
  missing: string;
  wrong: string;
  failed: string;
  enterEmail: string;
  enterPassword: string;
}

export interface SignInFormOptions {
  words: SignInWords;
  /** Values that somebody chose beside the form; a new object fills it again. */
  fill?: { email: string; password: string };
  /** Asks the API; rejects when it refuses. */
  send: (values: SignInValues) => Promise<Viewer | undefined>;
}

/**
 * What both sign-in pages do: check that nothing is empty, ask, and hand the person to the session, upon which the page's
 * guard leads on. What was typed stays after every failure.
 */
export function useSignInForm({ words, fill, send }: SignInFormOptions) {
  const { t } = useTranslation();
  const { adopt } = useSession();
  const [problems, setProblems] = useState<Problem[]>([]);
  const form = useForm<SignInValues>({ initialValues: { email: "", password: "", rememberMe: false } });
  const { setValues } = form;

  useEffect(() => {
    if (!fill) return;
    setValues({ email: fill.email, password: fill.password });
    setProblems([]);
  }, [fill, setValues]);

  const refusal = (error: unknown): Problem => {
    const code = problemCode(error);
    if (code === "UNAUTHENTICATED" || code === "BAD_USER_INPUT" || code === "FORBIDDEN") {
      return { message: words.wrong, fieldId: "email" };
    }
    return { message: tooManyTries(t, error) ?? words.failed };
  };

  const submit = form.onSubmit(async (values) => {
    const errors = {
      ...(values.email.trim() === "" && { email: words.enterEmail }),
      ...(values.password === "" && { password: words.enterPassword }),
    };
    form.setErrors(errors);
    const [firstEmpty] = Object.keys(errors);
    if (firstEmpty) {
      setProblems([{ message: words.missing, fieldId: firstEmpty }]);
      return;
    }
    try {
      const viewer = await send(values);
      if (viewer) await adopt(viewer);
    } catch (error) {
      setProblems([refusal(error)]);
    }
  });

  return { form, problems, submit };
}
