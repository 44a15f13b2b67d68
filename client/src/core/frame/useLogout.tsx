import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useSession } from "../session";

/** Logs out in every tab and leads to the start page. A logout that did not reach the server says so. */
export function useLogout() {
  const { logout } = useSession();
  const navigate = useNavigate();
  const { t } = useTranslation();
  const [pending, setPending] = useState(false);
  const run = async () => {
    if (pending) return;
    setPending(true);
    try {
      await logout();
      navigate("/", { replace: true });
    } catch {
      notifications.show({ message: t("shell.logoutFailed"), color: "red" });
    } finally {
      setPending(false);
    }
  };
  return { pending, run: () => void run() };
}
