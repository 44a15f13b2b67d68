import {
  IconActivityHeartbeat,
  IconBrain,
  IconClipboardCheck,
  IconLayoutDashboard,
  IconListDetails,
  IconMailExclamation,
  IconMessageCircleQuestion,
  IconSettings,
  IconShieldLock,
  IconTool,
  IconUsers,
} from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Outlet } from "react-router";
import { Portal } from "../core/frame/Portal";
import { useGoKeys } from "../core/frame/useGoKeys";
import { adminRooms, mayEnter } from "../core/homes";
import { useViewer } from "../core/session";
import { Voice } from "../core/Voice";
import { useOwnRights } from "./useOwnRights";

const icons = {
  dashboard: IconLayoutDashboard,
  security: IconShieldLock,
  consultations: IconMessageCircleQuestion,
  users: IconUsers,
  systemHealth: IconActivityHeartbeat,
  modelTraining: IconBrain,
  compliance: IconClipboardCheck,
  maintenance: IconTool,
  mail: IconMailExclamation,
  audit: IconListDetails,
  settings: IconSettings,
};

/** The administration: only the rooms that the person may enter, each with its keys. */
export function AdminLayout() {
  const { t } = useTranslation("admin");
  const viewer = useViewer();
  useOwnRights();
  const rooms = useMemo(() => adminRooms.filter((room) => viewer && mayEnter(viewer, room)), [viewer]);
  const keys = useMemo(() => Object.fromEntries(rooms.map((room) => [room.key, room.path])), [rooms]);
  useGoKeys(keys);
  return (
    <Voice name="admin">
      <Portal
        tone="white"
        area={t("nav.area")}
        home="/admin"
        pages={rooms.map((room) => ({
          to: room.path,
          label: t(`nav.${room.name}`),
          icon: icons[room.name],
          letter: room.key,
        }))}
        who={{ name: viewer?.name ?? "", detail: viewer?.staffRoles.join(", ") }}
        accountTo="/admin/account"
      >
        <Outlet />
      </Portal>
    </Voice>
  );
}
