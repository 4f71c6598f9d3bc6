import Kernel
import Wire
import WireRuntime

/// Settings as a form was filled in with them, as they are stored now, and as the form wants them.
struct SettingsEdit {
    /// A setting that was changed elsewhere since the form was shown.
    struct Meanwhile {
        let setting: ModelledSetting
        let shown: JSON?
        let stored: JSON?
        /// What the form wants; equal to `shown` if it changes nothing.
        let wanted: JSON?
    }

    /// A setting that the form changes.
    struct SettingChange {
        let setting: ModelledSetting
        let before: JSON?
        let after: JSON?
    }

    let settings: [ModelledSetting]
    /// The values that the form was filled in with, by the names of settings.
    let shown: JSONObject
    /// What is stored now.
    let stored: JSONObject
    /// The values of the form, by the names of settings.
    private(set) var wanted: [String: JSON] = [:]
    /// What is stored, with the changes of the form.
    private(set) var after: JSONObject

    /// Compares a form with what is stored.
    ///
    /// - Throws: `ServiceError` if a field is not valid, or has no effect without another one.
    init(_ form: QueryParameters, of settings: [ModelledSetting], shown: JSONObject, stored: JSONObject) throws {
        (self.settings, self.shown, self.stored, after) = (settings, shown, stored, stored)
        let reading = SettingsReading(form: form)
        for setting in settings {
            wanted[setting.name] = try reading.value(of: setting, shown: Self.shown(setting, in: shown))
        }
        for setting in settings where isChanged(setting) {
            let change = JSONObject.change(at: setting.field.path, to: wanted[setting.name])
            after = wanted[setting.name] == nil ? after.removing(setting.field.path) : after.merging(change)
        }
        try removeUnowned()
    }

    /// Makes members of what is written agree with each other.
    mutating func complete(by source: SettingsSource) { after = source.completed(after) }

    /// The values with which a form is filled in, without secrets.
    static func shown(_ settings: [ModelledSetting], of stored: JSONObject) -> JSONObject {
        var shown = JSONObject()
        for setting in settings where !setting.isSecret {
            if let value = Self.value(of: setting, in: stored) { shown[setting.name] = value }
        }
        return shown
    }

    /// The value of a setting. Of a structure that has settings of its own, only that it is there.
    private static func value(of setting: ModelledSetting, in settings: JSONObject) -> JSON? {
        let value = settings.value(at: setting.field.path)
        guard case .presence = setting.field.style else { return value }
        return value.map { _ in .object(JSONObject()) }
    }

    private static func shown(_ setting: ModelledSetting, in values: JSONObject) -> JSON? {
        setting.isSecret ? nil : values[setting.name]
    }

    private func isChanged(_ setting: ModelledSetting) -> Bool {
        !Self.same(wanted[setting.name], as: Self.shown(setting, in: shown))
    }

    private static func same(_ one: JSON?, as other: JSON?) -> Bool {
        switch (one, other) {
        case (nil, nil): true
        case (let one?, let other?): one.hasSameBytes(as: other)
        default: false
        }
    }

    /// Removes the structures whose decisive setting is empty.
    private mutating func removeUnowned() throws {
        for setting in settings {
            guard let owner = absentOwner(setting), after.value(at: owner) != nil else { continue }
            let orphan = settings.first { other in
                other.field.path.isBelow(owner) && isChanged(other) && wanted[other.name] != nil
            }
            if let orphan {
                throw ServiceError.invalidParameter("\(orphan.name) has no effect without \(setting.name).")
            }
            after = after.removing(owner)
        }
    }

    /// The structure that is not there without this setting, which is empty.
    private func absentOwner(_ setting: ModelledSetting) -> SettingPath? {
        if case .presence = setting.field.style { return wanted[setting.name] == nil ? setting.field.path : nil }
        return after.value(at: setting.field.path) == nil ? setting.field.owner : nil
    }

    /// The settings that were changed elsewhere since the form was shown.
    var meanwhile: [Meanwhile] {
        settings.compactMap { setting in
            guard !setting.isSecret else { return nil }
            let (before, now) = (shown[setting.name], Self.value(of: setting, in: stored))
            guard !Self.same(before, as: now) else { return nil }
            return Meanwhile(setting: setting, shown: before, stored: now, wanted: wanted[setting.name])
        }
    }

    /// What the form changes.
    var changes: [SettingChange] {
        settings.compactMap { setting in
            let (before, new) = (Self.value(of: setting, in: stored), Self.value(of: setting, in: after))
            guard !Self.same(before, as: new) else { return nil }
            return SettingChange(setting: setting, before: before, after: new)
        }
    }
}
