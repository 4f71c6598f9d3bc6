extension ConsoleTexts.SyncTexts {
    static let arabic = Self(
        title: "المزامنة", datasets: "مجموعات البيانات", noDatasets: "لا توجد مجموعة بيانات بعد.",
        noIdentities: "لا توجد هوية بعد.", show: "عرض", refresh: "قراءة القائمة مرة أخرى",
        createDataset: "إنشاء مجموعة بيانات", createAndEdit: "إنشاء مجموعة بيانات وتعديلها",
        choose: "تحديد", deleteSelected: "حذف المحدد",
        deletionEffect: "تُحذف كل سجلات مجموعات البيانات. وتفقدها الأجهزة عند مزامنتها التالية.",
        records: "السجلات", noRecords: "لا يوجد سجل بعد.", record: "السجل",
        removeSelected: "إزالة المحدد", removed: "مُزال", valueHint: "JSON أو أي نص.",
        keep: "حفظ التغييرات", format: "تنسيق بصيغة JSON", notJSON: "القيمة ليست JSON.", isJSON: "القيمة JSON.",
        noKey: "يجب أن يكون للسجل مفتاح.", pending: "غير متزامن",
        pendingLead: "هذه التغييرات في هذه الصفحة فقط. تخزّنها المزامنة؛ وتحصل عليها الأجهزة عندما "
            + "تتزامن.",
        nothingPending: "لا يوجد ما يُزامَن.", synchronize: "مزامنة", discard: "تجاهل المحدد",
        save: "حفظ التغييرات", startBulk: "بدء النشر المجمّع", role: "الدور", createRole: "إنشاء دور",
        stream: "اسم التدفق",
        newStream: "في القائمة التدفقات التي يعرفها هذا الخادم. يضيف “martlet trigger add” "
            + "تدفقًا؛ وأجزاؤه تخص Kinesis نفسه.",
        status: "حالة البث", function: "مشغّل حدث المزامنة", applications: "تطبيقات المنصة",
        noApplications: "لا يعرف هذا الخادم أي تطبيق منصة. يضيف “martlet trigger add” تطبيقًا.",
        otherApplications: "تطبيقات أخرى", otherHint: "معرّف ARN في كل سطر.", part: text,
        grant: { "السماح للدور بتنفيذ \($0)" }, select: { "تحديد \($0)" })

    private static func text(_ part: SyncPart) -> ConsoleTexts.PartText {
        switch part {
        case .push:
            .init(
                title: "مزامنة الدفع",
                lead: "تخبر أجهزة الهوية بأن جهازًا آخر غيّر مجموعة بيانات.",
                effect: "تتلقى الأجهزة المشتركة رسائل عبر هذه التطبيقات. ودون أي تطبيق تنتهي الرسائل.")
        case .streams:
            .init(
                title: "Cognito Streams", lead: "يرسل كل تغيير في مجموعة بيانات إلى تدفق.",
                effect: "تذهب التغييرات من الآن فصاعدًا إلى التدفق ما دامت حالته ENABLED.")
        case .bulk:
            .init(
                title: "النشر المجمّع", lead: "يرسل كل مجموعات بيانات المجمع إلى التدفق، مرة في اليوم كحد أقصى.",
                effect: "تذهب كل السجلات المخزّنة إلى التدفق. لا يمكن إيقاف ذلك.")
        case .events:
            .init(
                title: "Cognito Events", lead: "دالة يمكنها تغيير ما تكتبه الأجهزة أو رفضه.",
                effect: "تُستدعى الدالة قبل كل تحديث لمستخدم. ودونها تُخزَّن التحديثات كما هي.")
        }
    }
}
