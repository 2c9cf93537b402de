import { lazy } from "react";

/** Screens, and large parts of them, that are fetched when they are first shown. */

export const TableScreen = lazy(() => import("../table/TableScreen"));
export const LibraryScreen = lazy(() => import("../screens/LibraryScreen"));
export const RulesScreen = lazy(() => import("../screens/RulesScreen"));
export const LearnScreen = lazy(() => import("../screens/LearnScreen"));
export const PuzzlesScreen = lazy(() => import("../screens/PuzzlesScreen"));
export const CompanionScreen = lazy(() => import("../screens/CompanionScreen"));
export const MeScreen = lazy(() => import("../screens/me/MeScreen"));
export const AdminScreen = lazy(() => import("../screens/admin/AdminScreen"));
export const ReplayScreen = lazy(() => import("../screens/ReplayScreen"));
export const ReportDialog = lazy(() => import("../screens/replay/ReportDialog"));
