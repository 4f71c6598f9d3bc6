extension ConsoleTexts.SyncTexts {
    static let arabic = Self(
        title: "المزامنة", datasets: "مجموعات البيانات", noDatasets: "لا توجد أي مجموعة بيانات بعد.",
        noIdentities: "لا توجد أي هوية بعد.", show: "عرض", refresh: "قراءة القائمة من جديد",
        createDataset: "إنشاء مجموعة بيانات", createAndEdit: "إنشاء مجموعة البيانات وتعديلها",
        choose: "تحديد", deleteSelected: "حذف المحدّد",
        deletionEffect: "تُحذف جميع سجلات مجموعات البيانات. وتفقدها الأجهزة عند مزامنتها التالية.",
        records: "السجلات", noRecords: "لا يوجد أي سجل بعد.", record: "السجل",
        removeSelected: "إزالة المحدّد", removed: "مُزال", valueHint: "JSON أو أي نص.",
        keep: "حفظ التغييرات", format: "تنسيق بصيغة JSON", notJSON: "القيمة ليست JSON.",
        isJSON: "القيمة بصيغة JSON.",
        noKey: "يجب أن يكون للسجل مفتاح.", pending: "غير متزامن",
        pendingLead: "هذه التغييرات في هذه الصفحة فقط. زر «مزامنة» يخزّنها؛ وتحصل عليها الأجهزة عند مزامنتها.",
        nothingPending: "لا يوجد ما يُزامَن.", synchronize: "مزامنة", discard: "تجاهل المحدّد",
        save: "حفظ التغييرات", startBulk: "بدء النشر المجمّع", role: "الدور", createRole: "إنشاء دور",
        stream: "اسم التدفق",
        newStream:
            "في القائمة التدفقات التي يعرفها هذا الخادم. يضيف الأمر «martlet trigger add» تدفقًا؛ وأجزاؤه "
            + "(shards) هي أجزاء Kinesis.",
        status: "حالة التدفق", function: "محفّز المزامنة", applications: "تطبيقات المنصة",
        noApplications: "لا يعرف هذا الخادم أي تطبيق منصة. يضيف الأمر «martlet trigger add» تطبيقًا.",
        otherApplications: "تطبيقات أخرى", otherHint: "ARN واحد في كل سطر.", part: text,
        grant: { "السماح للدور بتنفيذ \($0)" }, select: { "تحديد \($0)" })

    private static func text(_ part: SyncPart) -> ConsoleTexts.PartText {
        switch part {
        case .push:
            .init(
                title: "المزامنة الفورية (Push)",
                lead: "تُعلم أجهزة هوية بأن جهازًا آخر غيّر مجموعة بيانات.",
                effect: "تتلقى الأجهزة المشتركة رسائل عبر هذه التطبيقات. وإن لم يُذكر أي تطبيق، تتوقف الرسائل.")
        case .streams:
            .init(
                title: "Cognito Streams", lead: "ترسل كل تغيير في مجموعة بيانات إلى تدفق.",
                effect: "تذهب التغييرات من الآن فصاعدًا إلى التدفق ما دامت حالته ENABLED.")
        case .bulk:
            .init(
                title: "النشر المجمّع", lead: "يرسل جميع مجموعات بيانات المجمّع إلى التدفق، مرة في اليوم على الأكثر.",
                effect: "تذهب جميع السجلات المخزّنة إلى التدفق. ولا يمكن إيقافه.")
        case .events:
            .init(
                title: "Cognito Events", lead: "دالة يجوز لها تغيير ما تكتبه الأجهزة أو رفضه.",
                effect: "تُستدعى الدالة قبل كل تحديث من مستخدم. ومن دونها تُخزَّن التحديثات كما هي.")
        }
    }
}
