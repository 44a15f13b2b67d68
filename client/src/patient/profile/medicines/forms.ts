import { lazy } from "react";

/** The forms about medicines, which are loaded when the first of them is opened. */
export const MedicineForm = lazy(() => import("./MedicineForm").then((module) => ({ default: module.MedicineForm })));
export const StopForm = lazy(() => import("./StopForm").then((module) => ({ default: module.StopForm })));
export const SupplyForm = lazy(() => import("./SupplyForm").then((module) => ({ default: module.SupplyForm })));
